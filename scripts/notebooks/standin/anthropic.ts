import { nameResults, parseArguments, plainMessage, readContent } from './content-parts.ts';
import { asList, asObject, asText, type Json, type Message, type ModelCall, type ModelReply } from './model-call.ts';
import { type Exchange, type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

function readMessage(value: unknown): Message[] {
  const message = asObject(value);
  const parts = asList(message.content).map(asObject);
  const toolCalls = parts
    .filter(({ type }) => type === 'tool_use')
    .map((part) => ({ id: asText(part.id), name: asText(part.name), arguments: parseArguments(part.input) }));
  const results = parts
    .filter(({ type }) => type === 'tool_result')
    .map((part) => ({ ...plainMessage('tool', part.content), callId: asText(part.tool_use_id) }));
  const plain = parts.filter(({ type }) => !['tool_use', 'tool_result', 'thinking'].includes(asText(type)));
  const content = typeof message.content === 'string' ? message.content : plain;
  const rest = { ...plainMessage(asText(message.role), content), toolCalls };
  return rest.text || rest.images || toolCalls.length > 0 ? [...results, rest] : results;
}

function parse(body: Json): ModelCall {
  const system = readContent(body.system).text;
  const messages = asList(body.messages).flatMap(readMessage);
  const format = asObject(asObject(body.output_config).format ?? body.output_format);
  return {
    model: asText(body.model),
    messages: nameResults(system ? [plainMessage('system', system), ...messages] : messages),
    tools: asList(body.tools)
      .map(asObject)
      .filter(({ input_schema }) => input_schema !== undefined)
      .map((tool) => ({ name: asText(tool.name), schema: asObject(tool.input_schema) })),
    ...(format.type === 'json_schema' && { schema: { name: 'output', schema: asObject(format.schema) } }),
    stream: body.stream === true,
  };
}

const blocks = (reply: ModelReply) => [
  ...(reply.text ? [{ type: 'text', text: reply.text, citations: null }] : []),
  ...reply.toolCalls.map((call) => ({
    type: 'tool_use',
    id: `toolu_${call.id}`,
    name: call.name,
    input: call.arguments,
  })),
];

const usage = ({ usage: tokens }: ModelReply, output = tokens.output) => ({
  input_tokens: Math.max(0, tokens.input - tokens.cached),
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: tokens.cached,
  output_tokens: output,
});

const message = (call: ModelCall, reply: ModelReply, { id }: Exchange, done: boolean): Json => ({
  id: `msg_${id}`,
  type: 'message',
  role: 'assistant',
  model: call.model,
  content: done ? blocks(reply) : [],
  stop_reason: done ? (reply.toolCalls.length > 0 ? 'tool_use' : 'end_turn') : null,
  stop_sequence: null,
  usage: usage(reply, done ? reply.usage.output : 1),
});

function blockEvents(block: Json, index: number): [string, Json][] {
  const isText = block.type === 'text';
  const deltas = isText
    ? getChunks(asText(block.text)).map((text) => ({ type: 'text_delta', text }))
    : [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }];
  return [
    ['content_block_start', { index, content_block: isText ? { ...block, text: '' } : { ...block, input: {} } }],
    ...deltas.map((delta): [string, Json] => ['content_block_delta', { index, delta }]),
    ['content_block_stop', { index }],
  ];
}

export const anthropicMessages: Protocol = {
  name: 'Anthropic Messages',
  path: /\/v1\/messages$/,
  parse,
  render: (call, reply, exchange) => message(call, reply, exchange, true),
  stream: (call, reply, exchange) => {
    const { stop_reason } = message(call, reply, exchange, true);
    const events: [string, Json][] = [
      ['message_start', { message: message(call, reply, exchange, false) }],
      ...blocks(reply).flatMap((block, index) => blockEvents(block, index)),
      ['message_delta', { delta: { stop_reason, stop_sequence: null }, usage: usage(reply) }],
      ['message_stop', {}],
    ];
    return events.map(([type, fields]) => sse({ type, ...fields }, type));
  },
  renderError: ({ type, message: text }) => ({ type: 'error', error: { type, message: text } }),
};
