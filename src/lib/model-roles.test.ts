import { expect, it } from 'vitest';
import { expandModelRoles, findModelRoles, modelPlaceholder } from './model-roles.ts';

const models = [
  { role: 'openai-cheap', id: 'gpt-6-luna' },
  { role: 'anthropic-main', id: 'claude-sonnet-5-5' },
];

it('inserts the id of each role, prefixed or not', () =>
  expect(expandModelRoles('a "{{model:openai-cheap}}" b "anthropic/{{model:anthropic-main}}"', models)).toBe(
    'a "gpt-6-luna" b "anthropic/claude-sonnet-5-5"',
  ));
it('keeps unknown roles and other braces', () => {
  const text = '{{model:nobody}} {{question}} {{ model:openai-cheap }}';
  expect(expandModelRoles(text, models)).toBe(text);
});
it('finds roles with their lines', () =>
  expect(findModelRoles('a\n{{model:x}} {{model:y}}\n\n{{model:x}}')).toEqual([
    { role: 'x', line: 2 },
    { role: 'y', line: 2 },
    { role: 'x', line: 4 },
  ]));
it('formats what it parses', () => expect(findModelRoles(modelPlaceholder('x'))).toEqual([{ role: 'x', line: 1 }]));
