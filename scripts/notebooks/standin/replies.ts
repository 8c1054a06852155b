import { z } from 'zod';
import { asObject, type ModelCall, type ModelReply, type ToolCall } from './model-call.ts';
import { createExample, firstWords } from './schema-example.ts';
import { countInput, countTokens, pick, stableId } from './tokens.ts';

const toolCallSchema = z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) });

const scriptedReplySchema = z.strictObject({
  user: z.string().optional().describe('Text that the last user message contains, in any case.'),
  system: z.string().optional().describe('Text that the system message contains, in any case.'),
  model: z.string().optional().describe('Text that the model ID contains.'),
  after: z.string().optional().describe('Name of the tool whose result is the last message.'),
  tools: z.boolean().optional().describe('Whether the request offers tools.'),
  schema: z
    .union([z.boolean(), z.string()])
    .optional()
    .describe('Whether, or under which name, a JSON schema is given.'),
  times: z.number().int().positive().optional().describe('How often the reply is given before it is skipped.'),
  text: z.string().optional().describe('Reply as text.'),
  json: z.unknown().optional().describe('Reply as JSON.'),
  calls: z.array(toolCallSchema).optional().describe('Reply as tool calls.'),
  error: z
    .strictObject({ status: z.number().int(), type: z.string(), message: z.string() })
    .optional()
    .describe('Reply as an error of the provider.'),
  latencyMs: z.number().positive().optional().describe('Time to the end of the reply.'),
  firstTokenMs: z.number().positive().optional().describe('Time to the first streamed token.'),
  cachedTokens: z.number().int().nonnegative().optional().describe('Input tokens read from the cache.'),
  reasoningTokens: z.number().int().nonnegative().optional().describe('Output tokens spent on reasoning.'),
  servedBy: z.string().optional().describe('Model ID in the response, where a router picked another one.'),
  headers: z.record(z.string(), z.string()).optional().describe('Response headers, such as those of a gateway.'),
});

/** The shape of `cookbook/replies/<notebook>.json`. */
export const replyScriptSchema = z.array(scriptedReplySchema);

/** A reply and the request that it is for. */
export type ScriptedReply = z.infer<typeof scriptedReplySchema>;

/** Creates the model behind the stand-in: the first scripted reply that matches, else a plausible default. */
export function createModel(script: readonly ScriptedReply[]): (call: ModelCall) => ModelReply {
  const used = new Map<ScriptedReply, number>();
  let count = 0;
  return (call) => {
    const scripted = script.find(
      (entry) => (used.get(entry) ?? 0) < (entry.times ?? Number.POSITIVE_INFINITY) && matches(entry, call),
    );
    if (scripted) used.set(scripted, (used.get(scripted) ?? 0) + 1);
    count += 1;
    return complete(call, scripted ?? defaultReply(call), count);
  };
}

const contains = (text: string, part: string | undefined) =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase());

const getLast = (call: ModelCall, role: string) =>
  call.messages.findLast((message) => message.role === role)?.text ?? '';

function matches(entry: ScriptedReply, call: ModelCall): boolean {
  const last = call.messages.at(-1);
  // A reply without `after` responds to a person, so it must not repeat after a tool result.
  if (entry.after === undefined ? last?.role === 'tool' : last?.role !== 'tool' || last.toolName !== entry.after)
    return false;
  if (entry.tools !== undefined && entry.tools !== call.tools.length > 0) return false;
  if (entry.schema === true && !call.schema) return false;
  if (entry.schema === false && call.schema) return false;
  if (typeof entry.schema === 'string' && call.schema?.name !== entry.schema) return false;
  return (
    contains(getLast(call, 'user'), entry.user) &&
    contains(call.messages.find(({ role }) => role === 'system')?.text ?? '', entry.system) &&
    contains(call.model, entry.model)
  );
}

function defaultReply(call: ModelCall): ScriptedReply {
  const question = getLast(call, 'user');
  const last = call.messages.at(-1);
  if (call.schema && (call.tools.length === 0 || last?.role === 'tool'))
    return { json: createExample(call.schema.schema, question) };
  if (last?.role === 'tool') return { text: `Here is what ${last.toolName ?? 'the tool'} found: ${last.text}` };
  const tool = call.tools[0];
  if (tool) return { calls: [{ name: tool.name, arguments: { ...asObject(createExample(tool.schema, question)) } }] };
  if ((last?.images ?? 0) > 0) return { text: 'The picture shows a simple chart with one rising line.' };
  return { text: `In short: ${firstWords(question, 24).replace(/[.?!]*$/, '')}.` };
}

function complete(call: ModelCall, reply: ScriptedReply, count: number): ModelReply {
  const text = reply.json === undefined ? (reply.text ?? '') : JSON.stringify(reply.json);
  const toolCalls = (reply.calls ?? []).map(
    (tool, index): ToolCall => ({ ...tool, id: stableId(`${count}/${index}/${tool.name}`) }),
  );
  const written =
    countTokens(text) + toolCalls.reduce((sum, tool) => sum + 6 + countTokens(JSON.stringify(tool.arguments)), 0);
  const reasoning = reply.reasoningTokens ?? 0;
  const seed = `${call.model}\0${getLast(call, 'user')}\0${text}`;
  const latencyMs = reply.latencyMs ?? 240 + pick(seed, 190) + (written + reasoning) * 9;
  return {
    text,
    toolCalls,
    usage: { input: countInput(call), output: written + reasoning, cached: reply.cachedTokens ?? 0, reasoning },
    latencyMs,
    firstTokenMs: Math.min(reply.firstTokenMs ?? 150 + pick(`first\0${seed}`, 110), latencyMs),
    error: reply.error,
    servedBy: reply.servedBy,
    headers: reply.headers,
  };
}

/** Splits a reply into the pieces in which it is streamed. */
export const getChunks = (text: string): string[] => text.match(/\s*\S+(?:\s+\S+)?|\s+$/g) ?? [];
