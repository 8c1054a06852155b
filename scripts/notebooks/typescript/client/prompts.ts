import type {
  ChatMessage,
  ChatPrompt,
  PromptSummary,
  Prompts,
  TextPrompt,
} from '../../../../contracts/typescript/client/index.d.ts';
import type { Http } from './http.ts';

interface PromptRow {
  name: string;
  version: number;
  type: 'text' | 'chat';
  prompt: string | ChatMessage[];
  labels: string[];
  config: Record<string, unknown>;
  variables?: string[];
}

type AnyPrompt = TextPrompt | ChatPrompt;

function promptFrom(row: PromptRow, isFallback = false): AnyPrompt {
  const fill = (text: string, variables: Readonly<Record<string, string | number>>) =>
    text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => {
      if (name in variables) return String(variables[name]);
      console.warn(`[sightglass] Prompt "${row.name}", version ${row.version}: no value for ${name}.`);
      return whole;
    });
  const { prompt } = row;
  return {
    ...row,
    isFallback,
    variables: row.variables ?? [],
    compile: (variables = {}) =>
      typeof prompt === 'string'
        ? fill(prompt, variables)
        : prompt.map((message) => ({ ...message, content: fill(message.content, variables) })),
  } as AnyPrompt;
}

/** Prompt management. */
export function createPrompts(http: Http): Prompts {
  const cache = new Map<string, AnyPrompt>();
  const path = (name: string) => `/api/public/prompts/${encodeURIComponent(name)}`;
  const get = async (
    name: string,
    options: {
      label?: string;
      version?: number;
      type?: string;
      cacheTtl?: number;
      fallback?: PromptRow['prompt'];
    } = {},
  ) => {
    const { label = 'production', version, type = 'text', cacheTtl = 60, fallback } = options;
    const key = `${name}\0${version ?? label}`;
    const cached = cacheTtl > 0 ? cache.get(key) : undefined;
    if (cached) return cached;
    try {
      const row = await http.request<PromptRow>('GET', path(name), version ? { version } : { label });
      if (row.type !== type) throw new TypeError(`Prompt "${name}" is of type ${row.type}, not ${type}.`);
      const found = promptFrom(row);
      cache.set(key, found);
      return found;
    } catch (error) {
      if (fallback === undefined || error instanceof TypeError) throw error;
      const row = { name, version: 0, type: type as PromptRow['type'], prompt: fallback, labels: [], config: {} };
      return promptFrom(row, true);
    }
  };
  const clearCache = (name?: string) => {
    for (const key of cache.keys()) if (name === undefined || key.startsWith(`${name}\0`)) cache.delete(key);
  };
  return {
    get: get as Prompts['get'],
    create: async (prompt) => promptFrom(await http.request('POST', '/api/public/prompts', {}, prompt)),
    update: async (name, { version, labels }) => {
      clearCache(name);
      return promptFrom(await http.request('PATCH', `${path(name)}/versions/${version}`, {}, { labels }));
    },
    async *list(filter = {}) {
      const rows = http.pages<Omit<PromptSummary, 'updatedAt'> & { updatedAt: string }>('/api/public/prompts', filter);
      for await (const row of rows) yield { ...row, updatedAt: new Date(row.updatedAt) };
    },
    delete: async (name, { version } = {}) => {
      clearCache(name);
      await http.request('DELETE', version ? `${path(name)}/versions/${version}` : path(name));
    },
    clearCache,
  };
}
