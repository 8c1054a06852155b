import type { GenerationUpdate } from '../../../../contracts/typescript/tracing/index.d.ts';

type Fields = Readonly<Record<string, unknown>>;

const PARAMETERS = [
  'temperature',
  'top_p',
  'max_output_tokens',
  'max_completion_tokens',
  'seed',
  'tool_choice',
  'reasoning',
];

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const asFieldList = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(asFields) : []);

/** Model, input and parameters of a request. */
export function getRequestFields(request: Fields): GenerationUpdate {
  const presentNames = PARAMETERS.filter((name) => request[name] !== undefined);
  const parameters = Object.fromEntries(presentNames.map((name) => [name, request[name]]));
  const input = request.messages ?? request.input;
  const { instructions } = request;
  const rest = typeof input === 'string' ? [{ role: 'user', content: input }] : Array.isArray(input) ? input : [];
  return {
    model: String(request.model ?? ''),
    input: instructions ? [{ role: 'system', content: instructions }, ...rest] : input,
    ...(presentNames.length > 0 && { parameters }),
  };
}

function getUsage(value: unknown): Record<string, number> | undefined {
  if (!value) return undefined;
  const usage = asFields(value);
  const details = asFields(usage.input_tokens_details ?? usage.prompt_tokens_details);
  const cached = Number(details.cached_tokens ?? 0);
  const input = Number(usage.input_tokens ?? usage.prompt_tokens ?? 0) - cached;
  const output = Number(usage.output_tokens ?? usage.completion_tokens ?? 0);
  return Object.fromEntries(Object.entries({ input, output, input_cached: cached }).filter(([, tokens]) => tokens > 0));
}

const getText = (response: Fields): string =>
  asFieldList(response.output)
    .flatMap((item) => asFieldList(item.content))
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('');

function getOutput(response: Fields): unknown {
  if (Array.isArray(response.data)) return `${response.data.length} vectors`;
  if (Array.isArray(response.choices)) {
    const message = asFields(asFieldList(response.choices)[0]?.message);
    const calls = asFieldList(message.tool_calls).map((call) => asFields(call.function));
    return calls.length > 0 ? { content: message.content, tool_calls: calls } : message.content;
  }
  const calls = asFieldList(response.output)
    .filter(({ type }) => type === 'function_call')
    .map(({ name, arguments: args }) => ({ name, arguments: args }));
  const text = getText(response);
  return calls.length > 0 ? { ...(text && { content: text }), tool_calls: calls } : text;
}

/** Model, output and usage of a response. */
export function getResponseFields(value: unknown): GenerationUpdate {
  const response = asFields(value);
  return { model: String(response.model ?? ''), output: getOutput(response), usage: getUsage(response.usage) };
}

/** Model, output and usage of a stream that has ended. */
export function getStreamFields(chunks: readonly unknown[]): GenerationUpdate {
  const list = chunks.map(asFields);
  const completed = list.find(({ type }) => type === 'response.completed');
  if (completed) return getResponseFields(completed.response);
  const deltas = list.map((chunk) => asFields(asFieldList(chunk.choices)[0]?.delta));
  const output = deltas.map(({ content }) => (typeof content === 'string' ? content : '')).join('');
  return { model: String(list[0]?.model ?? ''), output, usage: getUsage(list.findLast(({ usage }) => usage)?.usage) };
}
