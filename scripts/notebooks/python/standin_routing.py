"""Sends requests for any host to the stand-in server, below the clients that notebooks use."""

import importlib.abc
import importlib.util
import os
import sys
import time
import urllib.request
from urllib.parse import urlsplit, urlunsplit

import standin_clock as clock

LOCAL = {"127.0.0.1", "localhost", "::1"}
# Ollama and the LiteLLM proxy, which run on the reader's machine.
SERVED_PORTS = {11434, 4000}
HOST_HEADER = "x-standin-host"


def stand_in_url(url: str) -> tuple[str, str] | None:
    """The address at the stand-in and the host that was meant; None for local addresses."""
    parts = urlsplit(url)
    if parts.hostname in LOCAL and f"{parts.scheme}://{parts.netloc}" != os.environ.get("OLLAMA_HOST"):
        if parts.port not in SERVED_PORTS:
            return None
    target = urlsplit(os.environ["STANDIN_URL"])
    return urlunsplit((target.scheme, target.netloc, parts.path, parts.query, "")), parts.netloc


def _latency(headers, name: str) -> float:
    return float(headers.get(f"x-standin-{name}-ms", 0) or 0)


class _TimedStream:
    """A response stream that moves the clock when its first and its last byte arrive."""

    def __init__(self, stream, start: float, headers) -> None:
        self._stream = stream
        self._first = start + _latency(headers, "first-token")
        self._last = start + _latency(headers, "latency")

    def __getattr__(self, name: str):
        return getattr(self._stream, name)

    def __iter__(self):
        self._held = b""
        for chunk in self._stream:
            yield self._add(chunk)
        yield self._rest()

    async def __aiter__(self):
        self._held = b""
        async for chunk in self._stream:
            yield self._add(chunk)
        yield self._rest()

    # Clients stop at the last event without reading to the end, so it is held back until the end is known.
    def _add(self, chunk: bytes) -> bytes:
        clock.advance_to(self._first)
        events = self._held + chunk
        start = events.rstrip(b"\n").rfind(b"\n\n") + 2
        self._held = events[start:] if start > 1 else events
        return events[: len(events) - len(self._held)]

    def _rest(self) -> bytes:
        clock.advance_to(self._last)
        return self._held


def _stream_class(module, base_names):
    bases = tuple(getattr(module, name) for name in base_names if hasattr(module, name))
    return type("TimedStream", (_TimedStream, *bases), {})


def patch_httpx(module) -> None:
    """Routes httpx and httpx2, which OpenAI, Anthropic, Groq, Google and Mistral use."""
    timed = _stream_class(module, ["SyncByteStream", "AsyncByteStream"])

    def reroute(request):
        routed = stand_in_url(str(request.url))
        if routed:
            url, host = routed
            request.url = module.URL(url)
            request.headers["host"] = urlsplit(url).netloc
            request.headers[HOST_HEADER] = host
        return clock.now()

    def note(response, start):
        if "text/event-stream" in response.headers.get("content-type", "") and not response.is_stream_consumed:
            response.stream = timed(response.stream, start, response.headers)
        else:
            clock.advance_to(start + _latency(response.headers, "latency"))
        return response

    # The transport level leaves the URL that clients and their error messages see as it was.
    for name, is_async in (("HTTPTransport", False), ("AsyncHTTPTransport", True)):
        transport = getattr(module, name)
        method = "handle_async_request" if is_async else "handle_request"
        original = getattr(transport, method)

        def sync_handle(self, request, _original=original):
            meant = request.url
            start = reroute(request)
            response = note(_original(self, request), start)
            request.url = meant
            return response

        async def async_handle(self, request, _original=original):
            meant = request.url
            start = reroute(request)
            response = note(await _original(self, request), start)
            request.url = meant
            return response

        setattr(transport, method, async_handle if is_async else sync_handle)


def patch_requests(module) -> None:
    """Routes the requests library."""
    original = module.sessions.Session.send

    def send(self, request, **options):
        routed = stand_in_url(request.url)
        if routed:
            request.url, request.headers[HOST_HEADER] = routed
        start = clock.now()
        response = original(self, request, **options)
        clock.advance_to(start + _latency(response.headers, "latency"))
        return response

    module.sessions.Session.send = send


def patch_botocore(module) -> None:
    """Routes botocore, which boto3 uses."""
    from botocore.httpsession import URLLib3Session

    original = URLLib3Session.send

    def send(self, request):
        routed = stand_in_url(request.url)
        if routed:
            request.url, request.headers[HOST_HEADER] = routed
        start = clock.now()
        response = original(self, request)
        clock.advance_to(start + _latency(response.headers, "latency"))
        return response

    URLLib3Session.send = send


def patch_urllib() -> None:
    """Routes the standard library."""
    original = urllib.request.OpenerDirector.open

    def open_(self, fullurl, data=None, *rest, **options):
        request = urllib.request.Request(fullurl, data) if isinstance(fullurl, str) else fullurl
        routed = stand_in_url(request.full_url) if request.type in ("http", "https") else None
        if routed:
            request.full_url, host = routed
            request.add_header(HOST_HEADER, host)
        start = clock.now()
        response = original(self, request, data, *rest, **options)
        clock.advance_to(start + _latency(getattr(response, "headers", {}), "latency"))
        return response

    urllib.request.OpenerDirector.open = open_


def patch_sleep() -> None:
    """Lets the clock follow a sleep in the notebook itself."""
    import asyncio

    original, original_async = time.sleep, asyncio.sleep

    def sleep(seconds):
        original(seconds)
        if sys._getframe(1).f_globals.get("__name__") == "__main__":
            clock.tick(seconds * 1000)

    async def async_sleep(delay, result=None):
        from_notebook = sys._getframe(1).f_globals.get("__name__") == "__main__"
        start = clock.now()
        value = await original_async(delay, result)
        if from_notebook:
            clock.advance_to(start + delay * 1000)
        return value

    time.sleep, asyncio.sleep = sleep, async_sleep


PATCHES = {"httpx": patch_httpx, "httpx2": patch_httpx, "requests": patch_requests, "botocore": patch_botocore}


class _PatchingFinder(importlib.abc.MetaPathFinder):
    """Patches an HTTP library right after it has been imported."""

    def find_spec(self, name, path=None, target=None):
        if name not in PATCHES:
            return None
        sys.meta_path.remove(self)
        try:
            spec = importlib.util.find_spec(name)
        finally:
            sys.meta_path.insert(0, self)
        if spec is None or spec.loader is None:
            return None
        load = spec.loader.exec_module

        def exec_module(module):
            load(module)
            PATCHES[name](module)

        spec.loader.exec_module = exec_module
        return spec


def install() -> None:
    """Starts routing in this process."""
    sys.meta_path.insert(0, _PatchingFinder())
    patch_urllib()
    patch_sleep()
