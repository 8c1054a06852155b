import { asText, type Json } from './model-call.ts';

const OPERATIONS: Readonly<Record<string, string>> = {
  chat: 'generation',
  text_completion: 'generation',
  generate_content: 'generation',
  embeddings: 'embedding',
  execute_tool: 'tool',
  invoke_agent: 'agent',
  create_agent: 'agent',
  retrieval: 'retriever',
};

const OPEN_INFERENCE: Readonly<Record<string, string>> = {
  LLM: 'generation',
  CHAIN: 'chain',
  TOOL: 'tool',
  AGENT: 'agent',
  RETRIEVER: 'retriever',
  RERANKER: 'retriever',
  EMBEDDING: 'embedding',
  GUARDRAIL: 'guardrail',
  EVALUATOR: 'evaluator',
};

/** The kind of an observation: ours, then the GenAI conventions, then OpenInference. */
export function readKind(attributes: Json): string {
  return (
    asText(attributes['sightglass.observation.kind']) ||
    OPERATIONS[asText(attributes['gen_ai.operation.name'])] ||
    OPEN_INFERENCE[asText(attributes['openinference.span.kind'])] ||
    (attributes['gen_ai.request.model'] === undefined ? 'span' : 'generation')
  );
}

/** Tokens by usage type; the conventions count cached tokens as input, so they are subtracted. */
export function readUsage(attributes: Json): Record<string, number> {
  const number = (...names: readonly string[]) => {
    const found = names.map((name) => attributes[name]).find((value) => typeof value === 'number');
    return typeof found === 'number' ? found : 0;
  };
  const cached = number('gen_ai.usage.cache_read.input_tokens', 'llm.token_count.prompt_details.cache_read');
  const written = number('gen_ai.usage.cache_creation.input_tokens', 'llm.token_count.prompt_details.cache_write');
  const input = number('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt');
  const usage = {
    input: Math.max(0, input - cached - written),
    output: number('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens', 'llm.token_count.completion'),
    input_cached: cached,
    input_cache_write: written,
  };
  return Object.fromEntries(Object.entries(usage).filter(([, tokens]) => tokens > 0));
}

const INPUTS = [
  'sightglass.observation.input',
  'gen_ai.input.messages',
  'gen_ai.tool.call.arguments',
  'input.value',
  'gen_ai.prompt',
  'traceloop.entity.input',
];
const OUTPUTS = [
  'sightglass.observation.output',
  'gen_ai.output.messages',
  'gen_ai.tool.call.result',
  'output.value',
  'gen_ai.completion',
  'traceloop.entity.output',
];

const first = (attributes: Json, names: readonly string[]) => {
  const value = names.map((name) => attributes[name]).find((found) => found !== undefined);
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** The input of an observation. */
export const readInput = (attributes: Json): unknown => first(attributes, INPUTS);

/** The output of an observation. */
export const readOutput = (attributes: Json): unknown => first(attributes, OUTPUTS);
