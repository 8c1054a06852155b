import { describe, expect, it } from 'vitest';
import { findModel, findModelNames } from './model-names.ts';

const names = (code: string) => findModelNames(code).map(({ name }) => name);

describe('model names in code', () => {
  it.each([
    ['model="gpt-6-luna",', ['gpt-6-luna']],
    ['Agent("openai:gpt-6-luna")', ['openai:gpt-6-luna']],
    ['model: openai/gpt-6-luna', ['openai/gpt-6-luna']],
    ['modelId: "us.anthropic.claude-sonnet-5-5"', ['us.anthropic.claude-sonnet-5-5']],
    ['{ "model": "some-new-thing" }', ['some-new-thing']],
    ['ollama pull gpt-oss:20b', ['gpt-oss:20b']],
    ['"model": "databricks-meta-llama-3-3-70b-instruct"', ['databricks-meta-llama-3-3-70b-instruct']],
    ['model="my-model" or model="DEPLOYMENT" or model="<your model>"', []],
    ['"name": "gpt-oss-20b-local"', []],
    ['npx claude-code; pip install gemini-cli; npm install --command-all', []],
    ['model = load("x"); o1 = 2', []],
    ['model="{{model:openai-cheap}}"', []],
    ['https://example.com/gpt-6', []],
  ])('%s', (code, found) => expect(names(code)).toEqual(found));
  it('have a line number', () =>
    expect(findModelNames('a\n"gpt-6-retired"')).toEqual([{ name: 'gpt-6-retired', line: 2 }]));
});

describe('an id', () => {
  const known = {
    models: ['gpt-6-luna', 'gpt-6.1-sol', 'openai/gpt-oss-120b', 'gpt-oss:20b', 'us.anthropic.claude-sonnet-5-5'].map(
      (id) => ({ id, role: id.replace(/\W/g, '-'), provider: 'x', endDate: null }),
    ),
    retired: [{ id: 'gpt-6-retired', endDate: '2027-01-14', role: 'gpt-6-luna' }],
  };
  it.each([
    ['gpt-6-luna', 'gpt-6-luna'],
    ['openai/gpt-6-luna', 'gpt-6-luna'],
    ['@openai/gpt-6.1-sol', 'gpt-6.1-sol'],
    ['gpt-6-luna-2026-09-01', 'gpt-6-luna'],
    ['groq/openai/gpt-oss-120b', 'openai/gpt-oss-120b'],
    ['openai/gpt-oss-120b:free', 'openai/gpt-oss-120b'],
    ['gpt-oss-120b', 'openai/gpt-oss-120b'],
    ['ollama:gpt-oss:20b', 'gpt-oss:20b'],
    ['bedrock/us.anthropic.claude-sonnet-5-5', 'us.anthropic.claude-sonnet-5-5'],
  ])('%s is listed as %s', (name, id) => expect(findModel(name, known).model?.id).toBe(id));
  it.each(['gpt-6', 'gpt-6-luna-mini', 'gpt-oss:120b', 'sol'])('%s is not listed', (name) =>
    expect(findModel(name, known)).toEqual({ retired: undefined }),
  );
  it('may be retired', () => expect(findModel('openai/gpt-6-retired', known).retired?.endDate).toBe('2027-01-14'));
});
