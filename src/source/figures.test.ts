import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import { readFigures } from './figures.ts';

const root = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(root, { recursive: true }));

const version = {
  version: 1,
  author: 'Ada',
  saved: '2 Nov',
  note: 'First',
  messages: [{ role: 'user', content: 'Hi' }],
};
const prompt = { kind: 'PromptDiff', name: 'greet', versions: [version] };

function read(page: string, data: unknown) {
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(join(root, `content/docs/${page}.figures.json`), JSON.stringify(data, null, 2));
  return readFigures(root);
}

it('names figures by the path of their page', () => {
  const [stored] = read('a', { greet: prompt }).figures;
  expect(stored?.name).toBe('docs/a');
  expect(Object.keys(stored?.data ?? {})).toEqual(['greet']);
});

it('reports faults with their file and keeps the other files', () => {
  const { figures, faults } = read('b', { greet: { ...prompt, versions: [version, version] } });
  expect(figures.map(({ name, data }) => [name, data !== undefined])).toEqual([
    ['docs/a', true],
    ['docs/b', false],
  ]);
  expect(faults.map(formatFault).join()).toMatch(/docs\/b\.figures\.json.*oldest to newest/s);
});

it('finds no figures without content', () => expect(readFigures(join(root, 'none')).figures).toEqual([]));
