"""Lessons."""

import functools

import pytest

from tests.ui.objects.lesson import Lesson


@pytest.fixture
def lesson_of(qtbot, tmp_path):
    """Return a function that begins the lesson of a game."""
    return functools.partial(Lesson, qtbot, tmp_path)
