"""Callback handler for LangChain and LangGraph."""

from collections.abc import Mapping, Sequence
from typing import Any

class CallbackHandler:
    last_trace_id: str | None

    def __init__(
        self,
        *,
        user_id: str | None = None,
        session_id: str | None = None,
        tags: Sequence[str] | None = None,
        metadata: Mapping[str, Any] | None = None,
        update_trace: bool = False,
    ) -> None: ...
