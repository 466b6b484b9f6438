"""Matches with their analyses, for tests that look at results and need not wait for them."""

import shutil

from cucu_desktop.analysis.analysis import analyse
from cucu_desktop.analysis.kept_analyses import KeptAnalyses
from cucu_desktop.own_files import own_folder
from cucu_desktop.ui.play import saved_matches
from tests.analysis.bot_matches import play


def analysed(log, *match, **how):
    """Play a match, as of `play`, and keep its analysis beside its log; return the log."""
    play(log, *match, **how)
    analyses = KeptAnalyses(log.parent / "analyses")
    analyses.keep(log, analyse(log), analyses.state_of(log))
    return log


def bring(window, *logs, folder="matches"):
    """Put the logs of matches, and what is known of them, where the window keeps its own."""
    matches = window.context.matches
    shutil.copytree(logs[0].parent / "analyses", saved_matches.analyses(matches), dirs_exist_ok=True)
    own_folder(matches.parent / folder)
    for log in logs:
        shutil.copy2(log, matches.parent / folder)
