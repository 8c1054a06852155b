import { expect, it } from 'vitest';
import { checkedNote } from './checked.ts';

const VERSIONS = { python: '3.8.2', typescript: '4.1.0', api: '3.12.0', platform: '3.12.1' };
const said = (language: string, text: string, unchecked?: string) =>
  checkedNote({ language, text, unchecked }, VERSIONS)?.text;

it.each([
  ['python', 'from sightglass import observe', 'Checked against Python SDK 3.8.2'],
  ['py', 'import os', 'Parses as Python'],
  ['ts', "import { observe } from '@sightglass/tracing'", 'Checked against TypeScript SDK 4.1.0'],
  ['js', "await sg.prompts.get('a')", 'Checked against TypeScript SDK 4.1.0'],
  ['tsx', 'const a = 1', 'Type-checked'],
  ['bash', 'curl -G \\\n "$H/api/public/metrics"', 'Checked against public API 3.12.0'],
  ['sh', 'docker compose up', 'Parses as shell'],
  ['yaml', 'services:\n  web: { image: a }', 'Valid for Compose, variables of platform 3.12.1'],
  ['yml', 'a: 1', 'Parses as YAML'],
  ['json', '{}', 'Parses as JSON'],
  ['toml', 'a = 1', 'Parses as TOML'],
  ['dotenv', 'A=1', 'Variables of platform 3.12.1'],
])('each block of %s tells the reader what was checked and against which version: %j', (language, text, note) =>
  expect(said(language, text)).toBe(note),
);

it('gives the reason of a block that is not checked', () =>
  expect(checkedNote({ language: 'ts', text: 'x(', unchecked: 'the old version' }, VERSIONS)).toEqual({
    isChecked: false,
    text: 'Not checked: the old version',
  }));

it.each(['text', 'diff', 'mermaid', 'sql'])('says nothing of %s, which is only shown', (language) =>
  expect(said(language, 'a')).toBeUndefined(),
);
