"""Reads the fields of a generation from OpenAI requests and responses."""

from ._serialize import to_json

_PARAMETERS = ("temperature", "top_p", "max_output_tokens", "max_completion_tokens", "max_tokens", "seed", "tool_choice")
_PARAMETERS += ("reasoning", "reasoning_effort", "dimensions")


def _given(value) -> bool:
    return value is not None and type(value).__name__ not in ("NotGiven", "Omit")


def request_fields(name, options):
    """Model, input and parameters of a request."""
    parameters = {key: to_json(options[key]) for key in _PARAMETERS if _given(options.get(key))}
    return {"model": options.get("model"), "input": _input_of(name, options), "parameters": parameters or None}


def _input_of(name, options):
    if name.startswith("chat"):
        return to_json(options.get("messages"))
    content = to_json(options.get("input"))
    system = options.get("instructions")
    if not _given(system):
        return content
    rest = [{"role": "user", "content": content}] if isinstance(content, str) else content
    return [{"role": "system", "content": system}, *rest]


def usage_of(usage):
    """Tokens by usage type; cached tokens are counted apart from other input."""
    if usage is None:
        return None
    total = getattr(usage, "input_tokens", None) or getattr(usage, "prompt_tokens", 0)
    details = getattr(usage, "input_tokens_details", None) or getattr(usage, "prompt_tokens_details", None)
    cached = getattr(details, "cached_tokens", 0) or 0
    output = getattr(usage, "output_tokens", None) or getattr(usage, "completion_tokens", 0)
    counts = {"input": total - cached, "output": output, "input_cached": cached}
    return {key: value for key, value in counts.items() if value}


def response_fields(name, response):
    """Model, output and usage of a response."""
    message = response.choices[0].message if name.startswith("chat") else None
    output = _message(message) if message is not None else _output(response)
    return {"model": response.model, "output": output, "usage": usage_of(response.usage)}


def _message(message):
    fields = {"role": message.role, "content": message.content}
    calls = [{"name": c.function.name, "arguments": c.function.arguments} for c in message.tool_calls or []]
    return {**fields, "tool_calls": calls} if calls else message.content


def _output(response):
    calls = [{"name": i.name, "arguments": i.arguments} for i in response.output if i.type == "function_call"]
    if not calls:
        return response.output_text
    return {"content": response.output_text, "tool_calls": calls} if response.output_text else {"tool_calls": calls}


def embedding_fields(name, response):
    """Usage of an embeddings response; the vectors themselves are left out."""
    size = len(response.data[0].embedding) if response.data else 0
    output = f"{len(response.data)} vectors of {size} numbers"
    return {"model": response.model, "output": output, "usage": {"input": response.usage.prompt_tokens}}


def merge_stream(name, chunks):
    """Model, output and usage of a stream that has ended."""
    if not name.startswith("chat"):
        done = next((chunk.response for chunk in chunks if chunk.type == "response.completed"), None)
        return response_fields(name, done) if done is not None else {}
    deltas = [chunk.choices[0].delta for chunk in chunks if chunk.choices]
    text = "".join(delta.content or "" for delta in deltas)
    calls = [call.function for delta in deltas for call in delta.tool_calls or []]
    output = {"tool_calls": [{"name": c.name, "arguments": c.arguments} for c in calls]} if calls else text
    usage = next((chunk.usage for chunk in reversed(chunks) if getattr(chunk, "usage", None)), None)
    return {"model": chunks[0].model if chunks else None, "output": output, "usage": usage_of(usage)}
