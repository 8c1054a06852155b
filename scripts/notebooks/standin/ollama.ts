import { plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type ModelCall, type ModelReply } from './model-call.ts';
import { parseChat } from './openai-chat.ts';
import type { Exchange, Protocol } from './protocol.ts';
import { getChunks } from './replies.ts';

function parse(body: Json, match: RegExpExecArray): ModelCall {
  const messages = asList(body.messages).map((item) => ({ ...asObject(item) }) as Record<string, unknown>);
  const chat = parseChat({ ...body, messages: messages.map((message) => ({ ...message, name: message.tool_name })) });
  const isGenerate = match[1] === 'generate';
  const system = asText(body.system);
  const prompt = [...(system ? [plainMessage('system', system)] : []), plainMessage('user', body.prompt)];
  const schema = asObject(body.format);
  return {
    ...chat,
    messages: isGenerate
      ? prompt
      : chat.messages.map((message, index) => ({ ...message, images: asList(messages[index]?.images).length })),
    ...(Object.keys(schema).length > 0 && { schema: { name: 'format', schema } }),
    // Ollama streams by default.
    stream: body.stream !== false,
  };
}

const nanoseconds = (milliseconds: number) => Math.round(milliseconds * 1e6);

function part(call: ModelCall, { path, created }: Exchange, text: string, reply?: ModelReply, withCalls = false): Json {
  const tool_calls = withCalls
    ? reply?.toolCalls.map(({ name, arguments: args }) => ({ function: { name, arguments: args } }))
    : undefined;
  const message = { role: 'assistant', content: text, ...(tool_calls?.length && { tool_calls }) };
  return {
    model: call.model,
    created_at: new Date(created * 1000).toISOString(),
    ...(path.endsWith('generate') ? { response: text } : { message }),
    done: reply !== undefined,
    ...(reply && {
      done_reason: 'stop',
      total_duration: nanoseconds(reply.latencyMs),
      load_duration: 0,
      prompt_eval_count: reply.usage.input,
      prompt_eval_duration: nanoseconds(reply.firstTokenMs),
      eval_count: reply.usage.output,
      eval_duration: nanoseconds(reply.latencyMs - reply.firstTokenMs),
    }),
  };
}

/** Ollama `chat` and `generate`. */
export const ollamaChat: Protocol = {
  name: 'Ollama',
  path: /\/api\/(chat|generate)$/,
  parse,
  render: (call, reply, exchange) => part(call, exchange, reply.text, reply, true),
  stream: (call, reply, exchange) => [
    ...getChunks(reply.text).map((text) => `${JSON.stringify(part(call, exchange, text))}\n`),
    `${JSON.stringify(part(call, exchange, '', reply, true))}\n`,
  ],
  streamType: 'application/x-ndjson',
  renderError: ({ message }) => ({ error: message }),
};
