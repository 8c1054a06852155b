import { expect, it } from 'vitest';
import type { SampleCheck, SampleResults } from '../markdown/sample-check.ts';
import { getCheckNote } from './checked.ts';

const versions = { python: '3.8.2', typescript: '4.1.0', api: '3.12.0', platform: '3.12.1' };
const passed = (check: SampleCheck): SampleResults => ({
  versions,
  find: (language, code) => (language === 'any' && code === 'right' ? check : undefined),
});

it.each([
  ['python-sdk', 'Checked against Python SDK 3.8.2'],
  ['python', 'Parses as Python'],
  ['typescript-sdk', 'Checked against TypeScript SDK 4.1.0'],
  ['types', 'Type-checked'],
  ['public-api', 'Checked against public API 3.12.0'],
  ['shell', 'Parses as shell'],
  ['compose', 'Valid Compose file, variables of platform 3.12.1'],
  ['variables', 'Variables of platform 3.12.1'],
  ['yaml', 'Parses as YAML'],
  ['json', 'Parses as JSON'],
  ['toml', 'Parses as TOML'],
] as const)('names what the check %s covers, and against which version', (check, text) =>
  expect(getCheckNote({ language: 'any', text: 'right' }, passed(check))).toEqual({ isChecked: true, text }),
);

it('says nothing about code that did not pass, even if it looks like the SDK', () => {
  const text = 'from sightglass import a_name_that_does_not_exist';
  expect(getCheckNote({ language: 'any', text }, passed('python-sdk'))).toBeUndefined();
  expect(getCheckNote({ language: 'python', text })).toBeUndefined();
});

it('gives the reason why a block is not checked', () =>
  expect(getCheckNote({ language: 'ts', text: 'x(', unchecked: 'the old version' })).toEqual({
    isChecked: false,
    text: 'Not checked: the old version',
  }));
