import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSearchXml, webManifest } from './web-files.ts';

it('names the search of the site', () => {
  const xml = openSearchXml('https://s.example');
  expect(xml).toContain('template="https://s.example/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Sightglass</ShortName>');
});

it('names no endpoints without a server', () => {
  expect(openSearchXml('https://s.example')).toContain('https://s.example/api/search');
  expect(openSearchXml('https://s.example', { hasServer: false })).not.toContain('/api/');
});

it('names existing icons', () => {
  const { icons, start_url } = JSON.parse(webManifest()) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe('/');
  expect(icons.map(({ src }) => existsSync(`public${src}`))).toEqual([true, true]);
});
