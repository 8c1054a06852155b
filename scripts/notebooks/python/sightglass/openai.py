"""Drop-in for the OpenAI SDK: the same names, each call recorded as a generation."""

import functools

import openai as openai
from openai import AsyncAzureOpenAI as AsyncAzureOpenAI
from openai import AsyncOpenAI as AsyncOpenAI
from openai import AzureOpenAI as AzureOpenAI
from openai import OpenAI as OpenAI
from openai.resources.chat.completions import AsyncCompletions, Completions
from openai.resources.embeddings import AsyncEmbeddings, Embeddings
from openai.resources.responses import AsyncResponses, Responses

import standin_clock as clock

from ._observation import Generation, close_observation, open_observation
from ._openai_fields import embedding_fields, merge_stream, request_fields, response_fields
from ._recorder import current_observation, time_at


class _RecordedStream:
    """Passes a stream on and records the generation when it has ended."""

    def __init__(self, stream, generation, name) -> None:
        self._stream = stream
        self._generation = generation
        self._name = name
        self._chunks = []
        self._closed = False

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def _add(self, chunk):
        if not self._chunks:
            self._generation.completion_start_time = time_at(clock.now())
        self._chunks.append(chunk)
        return chunk

    def _end(self, error=None) -> None:
        if self._closed:
            return
        self._closed = True
        self._generation.update(**merge_stream(self._name, self._chunks))
        close_observation(self._generation, error)

    def __iter__(self):
        try:
            for chunk in self._stream:
                yield self._add(chunk)
        finally:
            self._end()

    async def __aiter__(self):
        try:
            async for chunk in self._stream:
                yield self._add(chunk)
        finally:
            self._end()

    def __next__(self):
        try:
            return self._add(next(self._stream))
        except StopIteration:
            self._end()
            raise

    async def __anext__(self):
        try:
            return self._add(await self._stream.__anext__())
        except StopAsyncIteration:
            self._end()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._end()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        self._end()


def _open(name, options):
    kind = "embedding" if name.startswith("embeddings") else "generation"
    return open_observation(name, kind, Generation, **request_fields(name, options))


def _done(generation, name, options, result):
    if options.get("stream"):
        return _RecordedStream(result, generation, name)
    read = embedding_fields if name.startswith("embeddings") else response_fields
    # `with_raw_response` returns the HTTP response, which parses itself.
    body = result.parse() if hasattr(result, "http_response") else result
    generation.update(**read(name, body))
    close_observation(generation)
    return result


def _record(cls, method, name) -> None:
    original = getattr(cls, method)

    @functools.wraps(original)
    def call(self, *args, **options):
        generation = _open(name, options)
        token = current_observation.set(generation)
        try:
            result = original(self, *args, **options)
        except BaseException as error:
            close_observation(generation, error)
            raise
        finally:
            current_observation.reset(token)
        return _done(generation, name, options, result)

    @functools.wraps(original)
    async def call_async(self, *args, **options):
        generation = _open(name, options)
        try:
            result = await original(self, *args, **options)
        except BaseException as error:
            close_observation(generation, error)
            raise
        return _done(generation, name, options, result)

    setattr(cls, method, call_async if cls.__name__.startswith("Async") else call)


for _cls in (Responses, AsyncResponses):
    for _method in ("create", "parse"):
        _record(_cls, _method, f"responses.{_method}")
for _cls in (Completions, AsyncCompletions):
    for _method in ("create", "parse"):
        _record(_cls, _method, f"chat.completions.{_method}")
for _cls in (Embeddings, AsyncEmbeddings):
    _record(_cls, "create", "embeddings.create")
