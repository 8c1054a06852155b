import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FaultError } from '../lib/fault.ts';
import { readContentFiles } from './content-files.ts';
import { readModels } from './models.ts';
import { readSnippets } from './reference.ts';

const root = mkdtempSync(join(tmpdir(), 'models-'));
afterAll(() => rmSync(root, { recursive: true }));
const model = { role: 'cheap', id: 'gpt-6-luna', provider: 'OpenAI', endDate: null };

it('is empty without the file, and names an invalid field', () => {
  expect(readModels(root)).toEqual({ models: [], retired: [] });
  mkdirSync(join(root, 'contracts'));
  writeFileSync(join(root, 'contracts/models.json'), JSON.stringify({ models: [{ ...model, endDate: 'soon' }] }));
  expect(() => readModels(root)).toThrow(FaultError);
  expect(() => readModels(root)).toThrow(/models\.0\.endDate/);
});
it('inserts ids into snippets', () => {
  writeFileSync(join(root, 'contracts/models.json'), JSON.stringify({ models: [model] }));
  mkdirSync(join(root, 'content/snippets'), { recursive: true });
  writeFileSync(join(root, 'content/snippets/a.mdx'), '`{{model:cheap}}`');
  expect(readSnippets(root).get('a')).toBe('`gpt-6-luna`');
});
it('inserts ids into every page of the site', () => {
  const files = readContentFiles(process.cwd());
  expect(files.filter(({ source }) => source.includes('{{model:')).map(({ file }) => file)).toEqual([]);
  const [first] = readModels(process.cwd()).models;
  expect(files.filter(({ source }) => first && source.includes(first.id)).length).toBeGreaterThan(20);
});
it('has one id for each role, and roles for all retired models', () => {
  const { models, retired } = readModels(process.cwd());
  expect(new Set(models.map(({ role }) => role)).size).toBe(models.length);
  expect(new Set([...models, ...retired].map(({ id }) => id)).size).toBe(models.length + retired.length);
  const roles = models.map(({ role }) => role);
  expect(retired.filter(({ role }) => !roles.includes(role))).toEqual([]);
});
