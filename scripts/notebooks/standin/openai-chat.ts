import { nameResults, parseArguments, plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type ModelCall, type ModelReply, type ToolCall } from './model-call.ts';
import { type Exchange, openAiError, type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

function readToolCalls(value: unknown): ToolCall[] {
  return asList(value).map((item) => {
    const call = asObject(item);
    const fn = asObject(call.function);
    return { id: asText(call.id), name: asText(fn.name), arguments: parseArguments(fn.arguments) };
  });
}

/** Reads a Chat Completions request. */
export function parseChat(body: Json): ModelCall {
  const format = asObject(body.response_format);
  const schema = asObject(format.json_schema);
  const messages = asList(body.messages).map((item) => {
    const message = asObject(item);
    return {
      ...plainMessage(asText(message.role), message.content),
      toolCalls: readToolCalls(message.tool_calls),
      toolName: asText(message.name) || undefined,
      callId: asText(message.tool_call_id),
    };
  });
  return {
    model: asText(body.model),
    messages: nameResults(messages),
    tools: asList(body.tools).map((item) => {
      const fn = asObject(asObject(item).function);
      return { name: asText(fn.name), schema: asObject(fn.parameters) };
    }),
    ...(format.type === 'json_schema' && {
      schema: { name: asText(schema.name), schema: asObject(schema.schema ?? format.schema) },
    }),
    stream: body.stream === true,
  };
}

const formatToolCalls = (reply: ModelReply) =>
  reply.toolCalls.map((call) => ({
    id: `call_${call.id}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));

const finishReason = (reply: ModelReply) => (reply.toolCalls.length > 0 ? 'tool_calls' : 'stop');

/** Token usage as Chat Completions reports it. */
export const chatUsage = ({ usage }: ModelReply): Json => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
  prompt_tokens_details: { cached_tokens: usage.cached, audio_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: usage.reasoning, audio_tokens: 0 },
});

const base = (object: string, call: ModelCall, { id, created }: Exchange) => ({
  id: `chatcmpl-${id}`,
  object,
  created,
  model: call.model,
  system_fingerprint: null,
});

/** OpenAI Chat Completions, which most other providers accept too. */
export const openAiChat: Protocol = {
  name: 'OpenAI Chat Completions',
  path: /\/chat\/completions$/,
  parse: parseChat,
  render: (call, reply, exchange) => ({
    ...base('chat.completion', call, exchange),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: reply.text || null,
          refusal: null,
          ...(reply.toolCalls.length > 0 && { tool_calls: formatToolCalls(reply) }),
        },
        logprobs: null,
        finish_reason: finishReason(reply),
      },
    ],
    usage: chatUsage(reply),
  }),
  stream: (call, reply, exchange) => {
    const chunk = (delta: Json, finish: string | null = null) =>
      sse({
        ...base('chat.completion.chunk', call, exchange),
        choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      });
    const wantsUsage = asObject(exchange.body.stream_options).include_usage === true;
    return [
      chunk({ role: 'assistant', content: '' }),
      ...getChunks(reply.text).map((content) => chunk({ content })),
      ...formatToolCalls(reply).map((toolCall, index) => chunk({ tool_calls: [{ index, ...toolCall }] })),
      chunk({}, finishReason(reply)),
      ...(wantsUsage
        ? [sse({ ...base('chat.completion.chunk', call, exchange), choices: [], usage: chatUsage(reply) })]
        : []),
      sse('[DONE]'),
    ];
  },
  renderError: openAiError,
};
