"""A clock that moves only when something is simulated, so that every run records the same times."""

import threading

_lock = threading.Lock()
_milliseconds = 0.0


def now() -> float:
    """Milliseconds since the start of the run."""
    return _milliseconds


def tick(milliseconds: float = 1.0) -> float:
    """Moves the clock on by a little and returns the new time."""
    return advance_to(_milliseconds + milliseconds)


def advance_to(milliseconds: float) -> float:
    """Moves the clock on to a time, never back: calls that overlap take as long as the longest."""
    global _milliseconds
    with _lock:
        _milliseconds = max(_milliseconds, milliseconds)
        return _milliseconds
