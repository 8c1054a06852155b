import { expect, it } from 'vitest';
import { readModels } from '../src/source/models.ts';
import { readPrices } from './notebooks/standin/prices.ts';

it("prefers the project's newest definition to the platform's default prices", () => {
  const projectModels: unknown[] = [];
  const prices = readPrices(process.cwd(), () => projectModels);
  const before = prices('gpt-6-luna', { input: 10 });
  projectModels.push(
    { matchPattern: '^gpt-6-luna$', prices: { input: 1 } },
    { matchPattern: '^gpt-6', prices: { input: 2 } },
  );
  expect(before.input).toBeLessThan(1);
  expect(prices('gpt-6-luna', { input: 10, output: 5 })).toEqual({ input: 20 });
  expect(prices('unknown', { input: 10 })).toEqual({});
});

const isPriced = (model: string) => Object.keys(readPrices(process.cwd())(model, { input: 1 })).length > 0;
const { models } = readModels(process.cwd());
/** Providers that publish models under the names of their makers. */
const MAKERS = ['OpenAI', 'Anthropic', 'Google', 'Mistral', 'xAI', 'DeepSeek', 'Cohere'];

it.each(models.filter(({ provider }) => MAKERS.includes(provider)))(
  'has a price for $id, and none with a gateway or cloud prefix',
  ({ id }) => {
    expect(isPriced(id)).toBe(true);
    for (const prefix of ['openai/', 'anthropic/', 'gateway/openai/', 'us.anthropic.', 'eu.', 'azure-'])
      expect(isPriced(`${prefix}${id}`), `${prefix}${id}`).toBe(false);
  },
);

it.each(['openai/gpt-oss-20b', 'gpt-oss-20b', 'accounts/fireworks/models/gpt-oss-120b'])(
  'has a price for the open-weight model %s with any owner prefix',
  (id) => expect(isPriced(id)).toBe(true),
);

it.each(models.filter(({ provider }) => ['Amazon Bedrock', 'Databricks', 'Ollama'].includes(provider)))(
  'leaves the price of $id to the project',
  ({ id }) => expect(isPriced(id)).toBe(false),
);
