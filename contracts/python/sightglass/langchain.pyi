"""Callback handler for LangChain and LangGraph."""

from collections.abc import Mapping, Sequence
from typing import Any

class CallbackHandler:
    last_trace_id: str | None

    def __init__(
        self,
        *,
        user_id: str | None = None,  # Who made the request.
        session_id: str | None = None,  # The session that the trace belongs to.
        tags: Sequence[str] | None = None,  # Words to filter by.
        metadata: Mapping[str, Any] | None = None,  # Anything without a dedicated field.
        update_trace: bool = False,  # Whether to set the other options on the trace.
    ) -> None: ...
