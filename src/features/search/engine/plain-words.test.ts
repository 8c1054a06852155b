import { beforeAll, describe, expect, it } from 'vitest';
import { sampleEngine, samplePage, sampleSection } from '../fixtures/sample-index.ts';
import { IndexFiles } from './index-files.ts';
import { stem } from './stem.ts';
import type { ReadFile, SearchEngine } from './types.ts';

const pages = [
  samplePage({
    path: '/self-hosting/kubernetes',
    title: 'Deploy on Kubernetes',
    sections: [sampleSection({ heading: 'Deploy on Kubernetes', text: 'Self host with a chart.' })],
  }),
  samplePage({
    path: '/faq/self-host',
    title: 'Licences',
    sections: [sampleSection({ heading: 'Licences', text: 'Those who self-host need none.', names: ['self-host'] })],
  }),
  samplePage({
    path: '/integrations/novita',
    title: 'Novita and its rate limits',
    section: 'integrations',
    sections: [sampleSection({ heading: 'Rate limits', text: 'The rate limits of Novita: rate limits.' })],
  }),
  samplePage({
    path: '/docs/api',
    title: 'API and its rate limits',
    sections: [sampleSection({ heading: 'Rate limits', text: 'Our rate limits are per minute: rate limits.' })],
  }),
];
let engine: SearchEngine;
beforeAll(async () => {
  engine = await sampleEngine(pages);
});
const findPaths = async (query: string) => (await engine.search(query)).pages.map(({ path }) => path);

describe('plain words', () => {
  it('match with a hyphen as with a space', async () => {
    const [hyphen, space] = [await findPaths('self-host kubernetes'), await findPaths('self host kubernetes')];
    expect(hyphen).toEqual(space);
    expect(hyphen[0]).toBe('/self-hosting/kubernetes');
  });

  it.each([
    ['rate limits', '/docs/api'],
    ['novita rate limits', '/integrations/novita'],
  ])('%s: the page of a tool comes first only where the tool is named', async (query, path) => {
    expect((await findPaths(query))[0]).toBe(path);
  });

  it('distinguish "founders" from "found"', () => {
    expect(stem('founded')).toBe(stem('founders'));
    expect(stem('founded')).not.toBe(stem('found'));
  });
});

describe('files of an index', () => {
  const read: ReadFile = async (name) => {
    reads.push(name);
    throw new Error('no file');
  };
  const reads: string[] = [];

  it('are opened once for all callers, and again after a failure', async () => {
    const both = [IndexFiles.open('en', read), IndexFiles.open('en', read)];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(reads).toEqual(['en.json']);
    await expect(IndexFiles.open('en', read)).rejects.toThrow('no file');
    expect(reads).toEqual(['en.json', 'en.json']);
  });
});
