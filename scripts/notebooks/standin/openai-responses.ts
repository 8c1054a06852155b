import { nameResults, parseArguments, plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type Message, type ModelCall, type ModelReply } from './model-call.ts';
import { type Exchange, openAiError, type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

function readItem(value: unknown): Message {
  const item = asObject(value);
  if (item.type === 'function_call') {
    const call = { id: asText(item.call_id), name: asText(item.name), arguments: parseArguments(item.arguments) };
    return { role: 'assistant', text: '', images: 0, toolCalls: [call] };
  }
  if (item.type === 'function_call_output')
    return { ...plainMessage('tool', item.output), callId: asText(item.call_id) };
  return plainMessage(asText(item.role) || 'user', item.content);
}

function parse(body: Json): ModelCall {
  const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : asList(body.input);
  const messages = input.filter((item) => asObject(item).type !== 'reasoning').map(readItem);
  const system = asText(body.instructions);
  const format = asObject(asObject(body.text).format);
  return {
    model: asText(body.model),
    messages: nameResults(system ? [plainMessage('system', system), ...messages] : messages),
    tools: asList(body.tools)
      .map(asObject)
      .filter(({ type }) => type === 'function')
      .map((tool) => ({ name: asText(tool.name), schema: asObject(tool.parameters) })),
    ...(format.type === 'json_schema' && { schema: { name: asText(format.name), schema: asObject(format.schema) } }),
    stream: body.stream === true,
  };
}

type OutputItem = Json & { id: string; type: 'message' | 'function_call' };

function outputItems(reply: ModelReply, { id }: Exchange): OutputItem[] {
  const calls = reply.toolCalls.map(
    (call): OutputItem => ({
      id: `fc_${call.id}`,
      type: 'function_call',
      status: 'completed',
      call_id: `call_${call.id}`,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
    }),
  );
  if (!reply.text) return calls;
  const content = [{ type: 'output_text', text: reply.text, annotations: [], logprobs: [] }];
  return [{ id: `msg_${id}`, type: 'message', role: 'assistant', status: 'completed', content }, ...calls];
}

function response(call: ModelCall, reply: ModelReply, exchange: Exchange, done: boolean): Json {
  const { body, created, id } = exchange;
  const { usage } = reply;
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: created,
    status: done ? 'completed' : 'in_progress',
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    metadata: body.metadata ?? {},
    model: call.model,
    output: done ? outputItems(reply, exchange) : [],
    parallel_tool_calls: true,
    previous_response_id: body.previous_response_id ?? null,
    temperature: body.temperature ?? 1,
    text: body.text ?? { format: { type: 'text' } },
    tool_choice: body.tool_choice ?? 'auto',
    tools: body.tools ?? [],
    top_p: body.top_p ?? 1,
    usage: done
      ? {
          input_tokens: usage.input,
          input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: 0 },
          output_tokens: usage.output,
          output_tokens_details: { reasoning_tokens: usage.reasoning },
          total_tokens: usage.input + usage.output,
        }
      : null,
  };
}

function itemEvents(item: OutputItem, output_index: number): [string, Json][] {
  const place = { item_id: item.id, output_index };
  if (item.type === 'function_call')
    return [
      ['response.output_item.added', { output_index, item: { ...item, status: 'in_progress', arguments: '' } }],
      ['response.function_call_arguments.delta', { ...place, delta: item.arguments }],
      ['response.function_call_arguments.done', { ...place, name: item.name, arguments: item.arguments }],
      ['response.output_item.done', { output_index, item }],
    ];
  const part = asObject(asList(item.content)[0]);
  const inPart = { ...place, content_index: 0 };
  return [
    ['response.output_item.added', { output_index, item: { ...item, status: 'in_progress', content: [] } }],
    ['response.content_part.added', { ...inPart, part: { ...part, text: '' } }],
    ...getChunks(asText(part.text)).map((delta): [string, Json] => [
      'response.output_text.delta',
      { ...inPart, delta, logprobs: [] },
    ]),
    ['response.output_text.done', { ...inPart, text: part.text, logprobs: [] }],
    ['response.content_part.done', { ...inPart, part }],
    ['response.output_item.done', { output_index, item }],
  ];
}

/** OpenAI Responses. */
export const openAiResponses: Protocol = {
  name: 'OpenAI Responses',
  path: /\/responses$/,
  parse,
  render: (call, reply, exchange) => response(call, reply, exchange, true),
  stream: (call, reply, exchange) => {
    const started = response(call, reply, exchange, false);
    const events: [string, Json][] = [
      ['response.created', { response: started }],
      ['response.in_progress', { response: started }],
      ...outputItems(reply, exchange).flatMap(itemEvents),
      ['response.completed', { response: response(call, reply, exchange, true) }],
    ];
    return events.map(([type, fields], sequence_number) => sse({ type, ...fields, sequence_number }, type));
  },
  renderError: openAiError,
  previous: (body) => asText(body.previous_response_id),
  responseId: ({ id }) => `resp_${id}`,
};
