"""For processes that set up OpenTelemetry themselves. If a provider already has this processor, the client adds no second one."""

from collections.abc import Callable
from typing import Any

class SightglassSpanProcessor:
    def __init__(
        self,
        *,
        public_key: str | None = None,  # Public key of the project; `SIGHTGLASS_PUBLIC_KEY` by default.
        secret_key: str | None = None,  # Secret key of the project; `SIGHTGLASS_SECRET_KEY` by default.
        host: str | None = None,  # URL of your cloud region or self-hosted instance; `SIGHTGLASS_HOST` by default.
        flush_at: int | None = None,  # Maximum number of observations in a batch; `SIGHTGLASS_FLUSH_AT` by default.
        flush_interval: float | None = None,  # Seconds between batches; `SIGHTGLASS_FLUSH_INTERVAL` by default.
        timeout: float | None = None,  # Timeout of one request, in seconds; `SIGHTGLASS_TIMEOUT` by default.
        mask: Callable[[Any], Any] | None = None,  # Function that receives each input, output and metadata value and returns what to send instead.
        should_export: Callable[[Any], bool] | None = None,  # Called when a span ends; returns whether to send it. By default, all spans are sent.
    ) -> None: ...
    def on_start(
        self,
        span: Any,  # Span that started.
        parent_context: Any = None,  # Context of the span that contains it.
    ) -> None: ...
    def on_end(
        self,
        span: Any,  # Span that ended.
    ) -> None: ...
    def shutdown(self) -> None: ...
    def force_flush(
        self,
        timeout_millis: int = 30000,  # Maximum time to wait, in milliseconds.
    ) -> bool: ...
