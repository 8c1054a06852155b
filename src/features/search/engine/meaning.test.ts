import { describe, expect, it } from 'vitest';
import { sampleEngine, sampleFiles, samplePage, sampleSection, sampleVectors } from '../fixtures/sample-index.ts';
import type { ReadFile } from './types.ts';

const vectors = sampleVectors([
  'invoice invoices paid bill receipt',
  'month months year',
  'traces trace requests',
  'password login account',
  'delete remove erase',
  'team people colleagues',
]);
const about = (path: string, title: string, description: string, text = '') =>
  samplePage({ path, title, description, sections: [sampleSection({ heading: title, text })] });
const pages = [
  about('/docs/invoices', 'Invoices', 'Every receipt.', 'What was charged is listed here.'),
  about('/docs/charged', 'Team', 'What people do.', 'What is charged, and what was charged, is charged to colleagues.'),
  about('/docs/traces', 'Traces', 'What requests are.'),
  about('/docs/login', 'Login', 'Your account and password.'),
  about('/docs/delete', 'Delete', 'Erase and remove.'),
  about('/docs/months', 'Months', 'A year has twelve.'),
];
const QUESTION = 'where can I see a bill for what was charged';
const KEYWORDS = 'charged';
const first = async (engine: Awaited<ReturnType<typeof sampleEngine>>, query: string) =>
  (await engine.search(query)).pages.map(({ path }) => path).slice(0, 2);

describe('a question in other words', () => {
  it('ranks the page with the same meaning first, but only with vectors', async () => {
    const [plain, withVectors] = [await sampleEngine(pages), await sampleEngine(pages, {}, undefined, vectors)];
    for (const engine of [plain, withVectors]) await engine.search(QUESTION);
    expect(await first(plain, QUESTION)).toEqual(['/docs/charged', '/docs/invoices']);
    expect(await first(withVectors, QUESTION)).toEqual(['/docs/invoices', '/docs/charged']);
  });
  it('is compared by meaning once the data has loaded; results never wait for it, and keywords never load it', async () => {
    const read: string[] = [];
    const counting = (from: ReadFile): ReadFile => {
      return (name) => {
        read.push(name);
        return from(name);
      };
    };
    const engine = await sampleEngine(pages, {}, counting, vectors);
    await engine.load();
    await engine.search(KEYWORDS);
    const before = read.length;
    expect((await first(engine, QUESTION))[0]).toBe('/docs/charged');
    expect(read.length).toBe(before + 1);
    expect((await first(engine, QUESTION))[0]).toBe('/docs/invoices');
  });
  it('is ranked only by words if requested', async () => {
    const withVectors = await sampleEngine(pages, {}, undefined, vectors);
    await withVectors.search(QUESTION);
    expect((await withVectors.search(QUESTION, { byWords: true })).pages[0]?.path).toBe('/docs/charged');
  });
  it('finds the same pages as without vectors, in a different order', async () => {
    const [plain, withVectors] = [await sampleEngine(pages), await sampleEngine(pages, {}, undefined, vectors)];
    await withVectors.search(QUESTION);
    const all = async (engine: typeof plain) => (await engine.search(QUESTION)).pages.map(({ path }) => path).sort();
    expect(await all(withVectors)).toEqual(await all(plain));
  });
  it('does not affect keywords, names, pasted errors and other languages', async () => {
    const [plain, withVectors] = [await sampleEngine(pages), await sampleEngine(pages, {}, undefined, vectors)];
    await withVectors.search(QUESTION);
    for (const query of [
      KEYWORDS,
      'bill charged',
      'invoices_charged',
      'Error: charged\n    at bill (a.js:1:2)',
      '請求',
    ])
      expect(await withVectors.search(query), query).toEqual(await plain.search(query));
  });
});

describe('the file', () => {
  it('has the same bytes for the same pages', () =>
    expect(sampleFiles([...pages], {}, vectors)).toEqual(sampleFiles([...pages], {}, vectors)));
  it('exists only if there are vectors', () =>
    expect(sampleFiles(pages, {}, vectors).size).toBe(sampleFiles(pages).size + 1));
});
