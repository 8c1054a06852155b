import { describe, expect, it } from 'vitest';
import { sampleEngine, samplePage, sampleSection } from '../fixtures/sample-index.ts';
import { projectForLocale } from './documents.ts';

const document = samplePage({
  path: '/jp',
  title: 'LLMアプリケーションの中を見る',
  otherTitle: 'Japanese 日本語',
  sections: [
    sampleSection({ heading: 'LLMアプリケーションの中を見る', text: '言語モデルを使ったアプリケーションを観測する。' }),
  ],
});

describe('a page in Japanese', () => {
  it('is indexed completely for readers of Japanese', () =>
    expect(projectForLocale('ja', { locale: 'ja', document })).toBe(document));
  it('is found by all others only by the name of its language', async () => {
    const engine = await sampleEngine([projectForLocale('en', { locale: 'ja', document })], {
      terms: { 日本語: 'japanese' },
    });
    const found = async (query: string) => (await engine.search(query)).pages.map(({ path }) => path);
    expect(await found('japanese')).toEqual(['/jp']);
    expect(await found('日本語')).toEqual(['/jp']);
    expect(await found('アプリケーション')).toEqual([]);
    expect(await found('llm')).toEqual([]);
  });
});

it('pages in English are the same for everyone', () => {
  const page = samplePage({ path: '/docs', title: 'Docs' });
  expect(projectForLocale('ko', { locale: 'en', document: page })).toBe(page);
});
