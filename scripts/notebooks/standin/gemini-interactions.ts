import { plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type Message, type ModelCall, type ModelReply } from './model-call.ts';
import { type Exchange, type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

function readStep(value: unknown): Message {
  const step = asObject(value);
  if (step.type === 'function_call') {
    const call = { id: asText(step.id), name: asText(step.name), arguments: asObject(step.arguments) };
    return { role: 'assistant', text: '', images: 0, toolCalls: [call] };
  }
  if (step.type === 'function_result') {
    const content =
      typeof step.result === 'string' || Array.isArray(step.result) ? step.result : JSON.stringify(step.result);
    return { ...plainMessage('tool', content), toolName: asText(step.name) || undefined, callId: asText(step.call_id) };
  }
  if (step.type === 'user_input' || step.type === 'model_output')
    return plainMessage(step.type === 'user_input' ? 'user' : 'assistant', step.content);
  return plainMessage(asText(step.role) || 'user', 'content' in step ? step.content : [step]);
}

function readInput(input: unknown): Message[] {
  if (typeof input === 'string') return [plainMessage('user', input)];
  const list = Array.isArray(input) ? input : [input];
  const isContent = list.every((item) =>
    ['text', 'image', 'audio', 'document', 'video'].includes(asText(asObject(item).type)),
  );
  return isContent ? [plainMessage('user', list)] : list.map(readStep);
}

function parse(body: Json): ModelCall {
  const format = asObject(asList(body.response_format)[0] ?? body.response_format);
  const schema = format.schema ?? (format.type === 'object' ? format : undefined);
  const system = asText(body.system_instruction);
  const input = readInput(body.input);
  return {
    model: asText(body.model),
    messages: system ? [plainMessage('system', system), ...input] : input,
    tools: asList(body.tools)
      .map(asObject)
      .filter(({ type }) => type === 'function')
      .map((tool) => ({ name: asText(tool.name), schema: asObject(tool.parameters) })),
    ...(schema !== undefined && { schema: { name: 'response', schema: asObject(schema) } }),
    stream: body.stream === true,
  };
}

type Step = Json & { type: string };

const getSteps = (reply: ModelReply): Step[] => [
  ...(reply.text ? [{ type: 'model_output', content: [{ type: 'text', text: reply.text }] }] : []),
  ...reply.toolCalls.map((call) => ({
    type: 'function_call',
    id: call.id,
    name: call.name,
    arguments: call.arguments,
  })),
];

function interaction(call: ModelCall, reply: ModelReply, { id, created }: Exchange, done: boolean): Json {
  const { usage } = reply;
  const time = new Date(created * 1000).toISOString();
  return {
    id: `v1_${id}`,
    object: 'interaction',
    model: call.model,
    status: done ? (reply.toolCalls.length > 0 ? 'requires_action' : 'completed') : 'in_progress',
    created: time,
    updated: time,
    ...(done && {
      steps: getSteps(reply),
      usage: {
        total_input_tokens: usage.input,
        total_output_tokens: usage.output - usage.reasoning,
        total_thought_tokens: usage.reasoning,
        total_cached_tokens: usage.cached,
        total_tokens: usage.input + usage.output,
      },
    }),
  };
}

function stepEvents(step: Step, index: number): Json[] {
  const isText = step.type === 'model_output';
  const deltas = isText
    ? getChunks(asText(asObject(asList(step.content)[0]).text)).map((text) => ({ type: 'text', text }))
    : [{ type: 'arguments_delta', arguments: JSON.stringify(step.arguments) }];
  return [
    { event_type: 'step.start', index, step: isText ? { type: step.type } : { ...step, arguments: {} } },
    ...deltas.map((delta) => ({ event_type: 'step.delta', index, delta })),
    { event_type: 'step.stop', index },
  ];
}

export const geminiInteractions: Protocol = {
  name: 'Gemini Interactions',
  path: /\/interactions$/,
  parse,
  render: (call, reply, exchange) => interaction(call, reply, exchange, true),
  stream: (call, reply, exchange) =>
    [
      { event_type: 'interaction.created', interaction: interaction(call, reply, exchange, false) },
      ...getSteps(reply).flatMap(stepEvents),
      { event_type: 'interaction.completed', interaction: interaction(call, reply, exchange, true) },
    ].map((event) => sse(event, asText(event.event_type))),
  renderError: ({ type, message }) => ({ error: { code: type, message } }),
  previous: (body) => asText(body.previous_interaction_id),
  responseId: ({ id }) => `v1_${id}`,
};
