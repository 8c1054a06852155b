import type { Models } from '../../schema/models.ts';

/** A model id as it appears in a text. */
export interface ModelName {
  name: string;
  line: number;
}

const FAMILIES = [
  'gpt-(?:\\d|oss)',
  'o[134]-(?:mini|pro|preview)',
  'claude-(?:\\d|haiku|sonnet|opus|instant)',
  'gemini-\\d',
  '(?:mistral|ministral|codestral|magistral|pixtral)-(?:\\d|tiny|small|medium|large|latest)',
  'mixtral-\\d',
  'deepseek-(?:chat|reasoner|flash|coder|[rv]\\d)',
  'grok-\\d',
  'command-[ar](?![a-z])',
  '(?:llama|gemma|qwen|granite|phi)-?\\d',
  'glm-\\d',
  'seed-\\d-\\d',
  'kimi-k\\d',
  'text-embedding-\\w',
  '(?:whisper|dall-e)-\\d',
];
const FAMILY = new RegExp(`(?:^|[/:.]|databricks-|meta-)(?:${FAMILIES.join('|')})`, 'i');
const TOKEN = /[\w@][\w.:/@+-]*/g;
const ASSIGNED = /\b(?:model|modelId|model_id|modelName|model_name|ai_model_id)["']?\s*[:=]\s*["']([^"'\n]+)["']/g;
/** Placeholders for the reader's own model. */
const INVENTED = /^(?:my|your|our|custom|fine-tuned)[-_]|-(?:local|custom|fine-tuned)$|^[A-Z_]+$|[<>${}\s]|\.\.\./;

/** Finds model IDs in code: words that look like one of a known family, and strings passed as `model`. */
export function findModelNames(code: string, options: { assigned?: boolean } = {}): ModelName[] {
  return code.split('\n').flatMap((text, index) => {
    const tokens = (text.match(TOKEN) ?? []).map((token) => token.replace(/[.:/+-]+$/, ''));
    const names = tokens.filter((token) => FAMILY.test(token) && !token.includes('//') && !INVENTED.test(token));
    const assigned = options.assigned === false ? [] : Array.from(text.matchAll(ASSIGNED), ([, name = '']) => name);
    const all = new Set([...names, ...assigned.filter((name) => !INVENTED.test(name))]);
    return [...all].map((name) => ({ name, line: index + 1 }));
  });
}

/** Returns spellings under which an ID may be listed: without provider prefixes, a variant after a colon, or a date. */
function getSpellings(name: string): string[] {
  const bare = [name, name.replace(/:[\w-]+$/, ''), name.replace(/-20\d\d-?\d\d-?\d\d$/, '')];
  return bare.flatMap((text) => {
    const cuts = Array.from(text.matchAll(/[/:.]/g), ({ index }) => text.slice(index + 1));
    return [text, ...cuts];
  });
}

/** Finds the entry of an ID in the contract: a current or a retired model. */
export function findModel(
  name: string,
  { models, retired }: Models,
): { model?: Models['models'][number]; retired?: Models['retired'][number] } {
  const spellings = getSpellings(name);
  const model =
    models.find(({ id }) => spellings.includes(id)) ??
    models.find(({ id }) => id.includes('/') && spellings.includes(id.slice(id.lastIndexOf('/') + 1)));
  return model ? { model } : { retired: retired.find(({ id }) => spellings.includes(id)) };
}
