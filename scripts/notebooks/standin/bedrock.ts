import { crc32 } from 'node:zlib';
import { nameResults, plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type Message, type ModelCall, type ModelReply } from './model-call.ts';
import type { Protocol } from './protocol.ts';
import { getChunks } from './replies.ts';

function readMessage(value: unknown): Message[] {
  const message = asObject(value);
  const parts = asList(message.content).map(asObject);
  const toolCalls = parts
    .filter(({ toolUse }) => toolUse)
    .map(({ toolUse }) => {
      const call = asObject(toolUse);
      return { id: asText(call.toolUseId), name: asText(call.name), arguments: asObject(call.input) };
    });
  const results = parts
    .filter(({ toolResult }) => toolResult)
    .map(({ toolResult }): Message => {
      const { content, toolUseId } = asObject(toolResult);
      const text = asList(content).map((part) => asText(asObject(part).text) || JSON.stringify(asObject(part).json));
      return { role: 'tool', text: text.join('\n'), images: 0, toolCalls: [], callId: asText(toolUseId) };
    });
  const rest = parts.filter((part) => !part.toolUse && !part.toolResult);
  const ownMessage = { ...plainMessage(asText(message.role), rest), toolCalls };
  return rest.length > 0 || toolCalls.length > 0 ? [...results, ownMessage] : results;
}

function parse(body: Json, match: RegExpExecArray): ModelCall {
  const system = plainMessage('system', body.system);
  const messages = asList(body.messages).flatMap(readMessage);
  return {
    model: decodeURIComponent(match.groups?.model ?? ''),
    messages: nameResults(system.text ? [system, ...messages] : messages),
    tools: asList(asObject(body.toolConfig).tools).map((item) => {
      const spec = asObject(asObject(item).toolSpec);
      return { name: asText(spec.name), schema: asObject(asObject(spec.inputSchema).json) };
    }),
    stream: match.groups?.method === 'converse-stream',
  };
}

const usage = ({ usage: tokens }: ModelReply) => ({
  inputTokens: Math.max(0, tokens.input - tokens.cached),
  outputTokens: tokens.output,
  totalTokens: tokens.input + tokens.output,
  ...(tokens.cached > 0 && { cacheReadInputTokens: tokens.cached }),
});

const toolUse = (call: ModelReply['toolCalls'][number]) => ({ toolUseId: `tooluse_${call.id}`, name: call.name });
const stopReason = (reply: ModelReply) => (reply.toolCalls.length > 0 ? 'tool_use' : 'end_turn');

/** One message of the AWS event stream: lengths, headers, payload and checksums. */
export function eventMessage(type: string, payload: Json): Uint8Array {
  const header = (name: string, value: string) => {
    const [key, text] = [Buffer.from(name), Buffer.from(value)];
    return Buffer.concat([Buffer.from([key.length]), key, Buffer.from([7, text.length >> 8, text.length & 255]), text]);
  };
  const headers = Buffer.concat([
    header(':event-type', type),
    header(':content-type', 'application/json'),
    header(':message-type', 'event'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const message = Buffer.alloc(16 + headers.length + body.length);
  message.writeUInt32BE(message.length, 0);
  message.writeUInt32BE(headers.length, 4);
  message.writeUInt32BE(crc32(message.subarray(0, 8)), 8);
  headers.copy(message, 12);
  body.copy(message, 12 + headers.length);
  message.writeUInt32BE(crc32(message.subarray(0, message.length - 4)), message.length - 4);
  return message;
}

function toolEvents(call: ModelReply['toolCalls'][number], contentBlockIndex: number): [string, Json][] {
  return [
    ['contentBlockStart', { contentBlockIndex, start: { toolUse: toolUse(call) } }],
    ['contentBlockDelta', { contentBlockIndex, delta: { toolUse: { input: JSON.stringify(call.arguments) } } }],
    ['contentBlockStop', { contentBlockIndex }],
  ];
}

/** Amazon Bedrock Converse. */
export const bedrockConverse: Protocol = {
  name: 'Bedrock Converse',
  path: /\/model\/(?<model>[^/]+)\/(?<method>converse|converse-stream)$/,
  parse,
  render: (_call, reply) => ({
    output: {
      message: {
        role: 'assistant',
        content: [
          ...(reply.text ? [{ text: reply.text }] : []),
          ...reply.toolCalls.map((call) => ({ toolUse: { ...toolUse(call), input: call.arguments } })),
        ],
      },
    },
    stopReason: stopReason(reply),
    usage: usage(reply),
    metrics: { latencyMs: reply.latencyMs },
  }),
  stream: (_call, reply) => {
    const deltas = getChunks(reply.text).map((text): [string, Json] => [
      'contentBlockDelta',
      { contentBlockIndex: 0, delta: { text } },
    ]);
    const text: [string, Json][] = deltas.length > 0 ? [...deltas, ['contentBlockStop', { contentBlockIndex: 0 }]] : [];
    const events: [string, Json][] = [
      ['messageStart', { role: 'assistant' }],
      ...text,
      ...reply.toolCalls.flatMap((call, index) => toolEvents(call, index + (text.length > 0 ? 1 : 0))),
      ['messageStop', { stopReason: stopReason(reply) }],
      ['metadata', { usage: usage(reply), metrics: { latencyMs: reply.latencyMs } }],
    ];
    return events.map(([type, payload]) => eventMessage(type, payload));
  },
  streamType: 'application/vnd.amazon.eventstream',
  renderError: ({ message }) => ({ message }),
};
