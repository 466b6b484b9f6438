"""Processes of the bots that outlive their window: starting one takes longer than many a test."""

from cucu_desktop.match import bot_process, child_process

_LEFT = {}
"""An idle process for each command line."""


class KeptBotProcess(bot_process.BotProcess):
    """A client that leaves its process to the next window, if that has answered everything."""

    _is_busy = False

    def _exchange(self, question, *, answers=True):
        self._is_busy = True
        answer = super()._exchange(question, answers=answers)
        self._is_busy = not answers
        return answer

    def _started(self):
        with self._lock:
            left = _LEFT.pop(_command(), None) if self._process is None and not self._closed else None
            if left is not None and left.poll() is None:
                self._process = left
        return super()._started()

    def close(self):
        with self._lock:
            if self._process is not None and not self._is_busy and _command() not in _LEFT:
                _LEFT[_command()], self._process = self._process, None
        super().close()


def end_all():
    while _LEFT:
        child_process.end(_LEFT.popitem()[1])


def _command():
    return tuple(child_process.command("bots"))
