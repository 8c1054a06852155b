import { describe, expect, it } from 'vitest';
import { sampleEngine, sampleFiles, samplePage, sampleSection } from '../fixtures/sample-index.ts';
import { openEngine } from './engine.ts';

const pages = [
  samplePage({ path: '/docs/tracing', title: 'Tracing' }),
  samplePage({ path: '/docs/prompts', title: 'Prompts', sections: [sampleSection({ text: 'How they are used.' })] }),
  samplePage({ path: '/cn', title: '什么是 Sightglass', sections: [sampleSection({ text: '开源 平台' })] }),
  samplePage({ path: '/security/iso27001', title: 'ISO 27001' }),
  samplePage({ path: '/self-hosting/compose', title: 'Deploy on one machine' }),
];
const words = { synonyms: {}, terms: { 追踪: 'tracing', 什么是: 'what', 트레이싱: 'tracing' } };
const engine = await sampleEngine(pages, words);
const first = async (query: string) => (await engine.search(query)).pages[0]?.path;

describe('words of other languages', () => {
  it('small words are ignored if there are others', async () => {
    expect(await first('什么是追踪')).toBe('/docs/tracing');
  });
  it('small words count if the query has no others', async () => {
    expect(await first('什么是')).toBe('/cn');
    expect(await first('Sightglass 什么是')).toBe('/cn');
  });
  it.each([
    ['tracing', 0],
    ['트레이싱', 1],
    ['追踪', 1],
    ['トレース', 1],
    ['追踪 트레이싱', 2],
  ])('%s reads %i files of terms', async (query, count) => {
    const files = sampleFiles(pages, words);
    const read: string[] = [];
    const engine = await openEngine('en', async (name) => {
      read.push(name);
      return files.get(name) ?? new Uint8Array();
    });
    const core = JSON.parse(new TextDecoder().decode(files.get('en.json'))).core as string;
    const { terms } = JSON.parse(new TextDecoder().decode(files.get(core)));
    await engine.search(query);
    expect(read.filter((name) => Object.values(terms).includes(name))).toHaveLength(count);
  });
});

it.each(['ISO 27001', '27001', 'iso 27001 certificate'])('finds numbers unchanged: %s', async (query) => {
  const response = await engine.search(query);
  expect(response.corrected ?? '').not.toContain('127');
  expect(response.pages[0]?.path).toBe('/security/iso27001');
});

it.each(['deploy', 'deployment', 'deploying', 'deployed'])('finds pages about deployment with "%s"', async (query) => {
  expect(await first(query)).toBe('/self-hosting/compose');
});
