import type { ModelReply } from './model-call.ts';
import { parseChat } from './openai-chat.ts';
import { type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

const calls = (reply: ModelReply) =>
  reply.toolCalls.map((call) => ({
    id: `call_${call.id}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));

const usage = ({ usage: tokens }: ModelReply) => ({
  billed_units: { input_tokens: tokens.input, output_tokens: tokens.output },
  tokens: { input_tokens: tokens.input, output_tokens: tokens.output },
});

const finish = (reply: ModelReply) => (reply.toolCalls.length > 0 ? 'TOOL_CALL' : 'COMPLETE');

/** Cohere Chat, version 2. */
export const cohereChat: Protocol = {
  name: 'Cohere Chat',
  path: /\/v2\/chat$/,
  parse: (body) => parseChat(body),
  render: (_call, reply, { id }) => ({
    id,
    finish_reason: finish(reply),
    message: {
      role: 'assistant',
      ...(reply.text && { content: [{ type: 'text', text: reply.text }] }),
      ...(reply.toolCalls.length > 0 && { tool_calls: calls(reply) }),
    },
    usage: usage(reply),
  }),
  stream: (_call, reply, { id }) => [
    sse({ id, type: 'message-start', delta: { message: { role: 'assistant', content: [] } } }, 'message-start'),
    ...getChunks(reply.text).map((text) =>
      sse({ type: 'content-delta', index: 0, delta: { message: { content: { text } } } }, 'content-delta'),
    ),
    ...calls(reply).map((call, index) =>
      sse({ type: 'tool-call-start', index, delta: { message: { tool_calls: call } } }, 'tool-call-start'),
    ),
    sse({ type: 'message-end', delta: { finish_reason: finish(reply), usage: usage(reply) } }, 'message-end'),
  ],
  renderError: ({ message }) => ({ message }),
};
