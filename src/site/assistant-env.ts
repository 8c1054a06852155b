import { parseDigits } from '../lib/parse-digits.ts';

/** Providers whose models can write answers. */
export const ASSISTANT_PROVIDERS = ['openai', 'anthropic', 'google', 'azure', 'openai-compatible'] as const;

/** A provider whose models can write answers. */
export type AssistantProvider = (typeof ASSISTANT_PROVIDERS)[number];

/** The model that writes answers. */
export interface AssistantModelEnv {
  provider: AssistantProvider;
  model: string;
  /** Empty: the provider's default URL. */
  baseUrl: string;
  apiKey: string;
  /** Tokens that all visitors together may use per day. */
  dailyTokens: number;
  /** US dollars per million tokens. */
  prices?: { input: number; output: number };
}

/** The environment variables of the model that writes answers. */
export const ASSISTANT_VARIABLES = [
  {
    name: 'ASSISTANT_PROVIDER',
    fallback: '',
    meaning:
      "`openai`, `anthropic`, `google`, `azure` or `openai-compatible`: a model of this provider writes the assistant's answers. Empty: answers are quoted from the pages. See [docs/assistant-models.md](docs/assistant-models.md).",
  },
  {
    name: 'ASSISTANT_MODEL',
    fallback: '',
    meaning: 'Name of the model; for `azure`, of the deployment.',
  },
  {
    name: 'ASSISTANT_BASE_URL',
    fallback: '',
    meaning:
      "Base URL of the provider's API, such as `http://localhost:11434/v1` for Ollama. Required for `azure` and `openai-compatible`.",
  },
  {
    name: 'ASSISTANT_API_KEY',
    fallback: '',
    meaning: 'API key of the provider. Optional only for `openai-compatible`.',
  },
  {
    name: 'ASSISTANT_DAILY_TOKENS',
    fallback: '2000000',
    meaning: 'Tokens that a server process may use per day. After that, answers are quoted until midnight UTC.',
  },
  {
    name: 'ASSISTANT_PRICES',
    fallback: '',
    meaning:
      'US dollars per million input and output tokens, such as `0.25,2`. Adds costs to `/readyz?detail` and `/metrics`.',
  },
] as const;

/** Reads the model that writes answers; undefined if none is set. Errors never contain the key. */
export function readAssistantModel(read: (name: string) => string): AssistantModelEnv | undefined {
  const dailyTokens = readTokens(read('ASSISTANT_DAILY_TOKENS'));
  const prices = readPrices(read('ASSISTANT_PRICES'));
  const text = read('ASSISTANT_PROVIDER');
  const [model, baseUrl, apiKey] = ['MODEL', 'BASE_URL', 'API_KEY'].map((name) => read(`ASSISTANT_${name}`));
  if (text === '') {
    const stray = ['MODEL', 'BASE_URL', 'API_KEY'].find((name) => read(`ASSISTANT_${name}`) !== '');
    if (stray) throw new Error(`ASSISTANT_${stray} is set, but ASSISTANT_PROVIDER is not.`);
    return undefined;
  }
  const provider = ASSISTANT_PROVIDERS.find((one) => one === text);
  if (!provider) throw new Error(`ASSISTANT_PROVIDER=${text}: expected one of ${ASSISTANT_PROVIDERS.join(', ')}.`);
  if (!model) throw new Error(`ASSISTANT_MODEL: ASSISTANT_PROVIDER=${provider} needs the name of a model.`);
  if (!baseUrl && (provider === 'azure' || provider === 'openai-compatible'))
    throw new Error(`ASSISTANT_BASE_URL: ASSISTANT_PROVIDER=${provider} needs the URL of an API.`);
  if (!apiKey && provider !== 'openai-compatible')
    throw new Error(`ASSISTANT_API_KEY: ASSISTANT_PROVIDER=${provider} needs a key.`);
  return {
    provider,
    model,
    baseUrl: baseUrl ? readUrl(baseUrl) : '',
    apiKey: apiKey ?? '',
    dailyTokens,
    ...(prices && { prices }),
  };
}

/** The error omits the URL, which may contain a password. */
function readUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('ASSISTANT_BASE_URL: expected a URL such as https://api.example.com/v1.');
  return text.replace(/\/+$/, '');
}

function readTokens(text: string): number {
  const tokens = parseDigits(text);
  if (tokens !== undefined) return tokens;
  throw new Error(`ASSISTANT_DAILY_TOKENS=${text}: expected a whole number.`);
}

function readPrices(text: string): AssistantModelEnv['prices'] {
  if (text === '') return undefined;
  const [input = Number.NaN, output = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  if (more.length === 0 && input >= 0 && output >= 0) return { input, output };
  throw new Error(`ASSISTANT_PRICES=${text}: expected two prices such as 0.25,2.`);
}
