"""For processes that set up OpenTelemetry themselves. If a provider already has this processor, the client adds no second one."""

from collections.abc import Callable
from typing import Any

class SightglassSpanProcessor:
    def __init__(
        self,
        *,
        public_key: str | None = None,
        secret_key: str | None = None,
        host: str | None = None,
        flush_at: int | None = None,
        flush_interval: float | None = None,
        timeout: float | None = None,
        mask: Callable[[Any], Any] | None = None,
        should_export: Callable[[Any], bool] | None = None,
    ) -> None: ...
    def on_start(self, span: Any, parent_context: Any = None) -> None: ...
    def on_end(self, span: Any) -> None: ...
    def shutdown(self) -> None: ...
    def force_flush(self, timeout_millis: int = 30000) -> bool: ...
