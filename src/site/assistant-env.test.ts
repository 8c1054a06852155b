import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { unknownVariables } from './unknown-env.ts';

const set = (values: Record<string, string>) =>
  readEnv(Object.fromEntries(Object.entries(values).map(([name, value]) => [`ASSISTANT_${name}`, value])))
    .assistantModel;

it('is undefined if nothing is set', () => expect(set({})).toBeUndefined());

it('reads a provider with a key, and a self-hosted one with only a URL', () => {
  expect(set({ PROVIDER: 'anthropic', MODEL: 'm', API_KEY: 'k', PRICES: '0.25, 2' })).toEqual({
    provider: 'anthropic',
    model: 'm',
    baseUrl: '',
    apiKey: 'k',
    dailyTokens: 2_000_000,
    prices: { input: 0.25, output: 2 },
  });
  const local = { PROVIDER: 'openai-compatible', MODEL: 'm', BASE_URL: 'http://localhost:11434/v1/' };
  expect(set(local)).toMatchObject({ baseUrl: 'http://localhost:11434/v1', apiKey: '' });
});

it.each([
  [{ MODEL: 'm' }, 'ASSISTANT_MODEL is set, but ASSISTANT_PROVIDER is not.'],
  [{ PROVIDER: 'opnai' }, 'ASSISTANT_PROVIDER=opnai: expected one of openai, anthropic,'],
  [{ PROVIDER: 'openai', API_KEY: 'k' }, 'ASSISTANT_MODEL:'],
  [{ PROVIDER: 'openai', MODEL: 'm' }, 'ASSISTANT_API_KEY:'],
  [{ PROVIDER: 'azure', MODEL: 'm', API_KEY: 'k' }, 'ASSISTANT_BASE_URL:'],
  [{ PROVIDER: 'google', MODEL: 'm', API_KEY: 'k', BASE_URL: 'ftp://x' }, 'ASSISTANT_BASE_URL: expected'],
  [{ PROVIDER: 'google', MODEL: 'm', API_KEY: 'k', DAILY_TOKENS: 'many' }, 'ASSISTANT_DAILY_TOKENS=many'],
  [{ PROVIDER: 'google', MODEL: 'm', API_KEY: 'k', PRICES: '1' }, 'ASSISTANT_PRICES=1'],
])('refuses %o', (values, message) => expect(() => set(values as Record<string, string>)).toThrow(message));

it('reports a misspelt name', () => {
  expect(unknownVariables(['ASSISTANT_MODAL'])).toEqual([
    'ASSISTANT_MODAL is not a variable of this site. Did you mean ASSISTANT_MODEL?',
  ]);
  expect(unknownVariables(['ASSISTANT_TEMPERATURE'])).toHaveLength(1);
});
