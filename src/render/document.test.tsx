import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTab } from '../lib/choose-tab.ts';
import type { Head } from '../lib/head.ts';
import { ANNOUNCEMENT } from '../site/announcement.ts';
import { readAssets } from './assets.ts';
import { BOOT_SCRIPT, BOOT_SCRIPT_HASH } from './boot.ts';
import { renderDocument } from './document.tsx';

const head: Head = {
  title: 'A & B',
  description: 'About "A".',
  canonical: 'https://s.example/a',
  noindex: false,
  lang: 'ja',
  meta: [
    { property: 'og:type', content: 'article' },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#000' },
  ],
  links: [{ rel: 'alternate', hrefLang: 'ko', href: 'https://s.example/kr' }],
  jsonLd: { '@context': 'https://schema.org', '@graph': [] } as unknown as Head['jsonLd'],
};
const assets = { scripts: ['/assets/e.js'], styles: ['/assets/s.css'], fonts: ['/assets/f.woff2'] };
const draw = (more: Partial<Head> = {}) =>
  renderDocument({ head: { ...head, ...more }, assets, children: <main>Body</main> });

describe('renderDocument', () => {
  const html = draw();
  it.each([
    '<!doctype html><html lang="ja">',
    '<title>A &amp; B</title>',
    '<meta name="description" content="About &quot;A&quot;."/>',
    '<link rel="canonical" href="https://s.example/a"/>',
    '<link rel="alternate" hrefLang="ko" href="https://s.example/kr"/>',
    '<meta property="og:type" content="article"/>',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/>',
    '<script type="module" src="/assets/e.js"></script>',
    '<link rel="stylesheet" href="/assets/s.css"/>',
    '<body><main>Body</main></body></html>',
  ])('contains %s', (text) => expect(html).toContain(text));
  it('is excluded from search engines only if it says so', () => {
    expect(html).not.toContain('noindex');
    expect(draw({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
  });
  it('requests the stylesheet before the fonts', () => {
    const [style, font] = ['rel="stylesheet"', 'rel="preload"'].map((text) => html.indexOf(text));
    expect(style).toBeGreaterThan(0);
    expect(font).toBeGreaterThan(style ?? 0);
  });
  it('has one inline script, the boot script, whose hash the policy contains', () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    expect(inline).toEqual([BOOT_SCRIPT]);
    expect(BOOT_SCRIPT_HASH).toBe(
      `'sha256-${createHash('sha256')
        .update(inline[0] ?? '')
        .digest('base64')}'`,
    );
    expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/);
  });
});

describe('the boot script', () => {
  const run = (stored: Record<string, string> | undefined) => {
    const dataset: Record<string, string> = {};
    const storage = stored && { getItem: (key: string) => stored[key] ?? null };
    const document = { documentElement: { dataset } };
    new Function('document', 'localStorage', 'location', BOOT_SCRIPT)(document, storage, { search: '' });
    return dataset;
  };
  it.each([
    [{}, { js: '' }],
    [{ theme: 'dark' }, { js: '', theme: 'dark' }],
    [{ theme: 'light' }, { js: '', theme: 'light' }],
    [{ theme: 'pink' }, { js: '' }],
    [{ [ANNOUNCEMENT.key]: '1' }, { js: '', announced: '' }],
    [undefined, { js: '' }],
  ])('with %o stored sets %o', (stored, dataset) => expect(run(stored)).toEqual(dataset));
});

describe('the boot script selects the same language tab as chooseTab', () => {
  const labels = ['Python', 'TypeScript', '2', 'curl'];
  const chosen = (query: string, stored: string | null) => {
    const inputs = labels.map((value) => ({ value, checked: false }));
    const group = { dataset: { tabs: 'a' }, querySelectorAll: () => inputs };
    const document = {
      documentElement: { dataset: {} },
      querySelectorAll: () => [{ parentNode: group }],
      addEventListener: () => {},
    };
    class Observer {
      seen: () => void;
      constructor(seen: () => void) {
        this.seen = seen;
      }
      observe() {
        this.seen();
      }
    }
    const names = ['document', 'localStorage', 'location', 'MutationObserver'];
    const storage = { getItem: (key: string) => (key === 'synced-tabs:language' ? stored : null) };
    new Function(...names, BOOT_SCRIPT)(document, storage, { search: query }, Observer);
    const index = inputs.findIndex((input) => input.checked);
    return index < 0 ? undefined : index;
  };
  it.each([
    [null, null],
    [null, 'TypeScript'],
    [null, '  typescript '],
    [null, '0'],
    [null, '2'],
    [null, '3'],
    [null, '4'],
    [null, '-1'],
    [null, 'Rust'],
    [null, ' '],
    ['curl', 'Python'],
    ['CURL', null],
    ['cobol', 'TypeScript'],
    ['', 'TypeScript'],
    ['1', 'Python'],
  ])('for ?lang=%s and a stored %j', (asked, stored) =>
    expect(chosen(asked === null ? '' : `?lang=${asked}`, stored)).toBe(chooseTab(labels, [asked, stored])),
  );
});

describe('readAssets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const write = (manifest: object) => {
    mkdirSync(join(folder, '.vite'), { recursive: true });
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  };
  it('finds script, style and the basic fonts', () => {
    write({
      'src/client/entry.ts': { file: 'assets/e-1.js' },
      'src/ui/styles/site.css': {
        file: 'assets/s-1.css',
        assets: ['assets/geist-basic-wght-normal-1.woff2', 'assets/geist-cyrillic-wght-normal-1.woff2'],
      },
      'docs.css': { file: 'assets/d-1.css' },
      'home.css': { file: 'assets/h-1.css' },
      'full.css': { file: 'assets/f-1.css' },
      font: { file: 'assets/geist-mono-basic-wght-normal-1.woff2' },
    });
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const file of ['e-1.js', 's-1.css', 'd-1.css', 'h-1.css']) writeFileSync(join(folder, 'assets', file), '');
    writeFileSync(join(folder, '.vite/page-styles.json'), '{"docs":["prose"],"home":["hero"]}');
    const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    expect(readAssets(folder)).toEqual({
      scripts: ['/assets/e-1.js'],
      styles: ['/assets/s-1.css'],
      pageStyles: [
        { href: '/assets/d-1.css', fullHref: '/assets/f-1.css', classes: new Set(['prose']) },
        { href: '/assets/h-1.css', fullHref: '/assets/f-1.css', classes: new Set(['hero']) },
      ],
      integrity: {
        '/assets/e-1.js': empty,
        '/assets/s-1.css': empty,
        '/assets/d-1.css': empty,
        '/assets/h-1.css': empty,
      },
      fonts: ['/assets/geist-basic-wght-normal-1.woff2', '/assets/geist-mono-basic-wght-normal-1.woff2'],
    });
  });
  it('explains how to fix an incomplete bundle', () => {
    write({});
    expect(() => readAssets(folder)).toThrow('The client bundle is incomplete. Run "npm run tool -- bundle".');
    rmSync(folder, { recursive: true });
  });
});
