import { expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { getAppliesTo, getSampleCode } from './applies-to.ts';

const versions = { platform: '3.12.0', python: '3.8.2', typescript: '4.1.0', api: '3.12.1' };
const python = '```python\nfrom sightglass import observe\n```';
const typescript = "```ts\nimport { observe } from '@sightglass/tracing'\n```";

const docs = { versioned: true };

it('names the platform, and the SDKs whose packages the samples import', () => {
  expect(getAppliesTo(`${python}\n${typescript}`, docs, versions)).toEqual([
    'platform 3.12.0',
    'Python SDK 3.8.2',
    'TypeScript SDK 4.1.0',
  ]);
  expect(getAppliesTo('Install sightglass first.', docs, versions)).toEqual(['platform 3.12.0']);
});

it('names the API on pages that call it', () =>
  expect(getAppliesTo('curl "$HOST/api/public/traces"', docs, versions)).toEqual([
    'platform 3.12.0',
    'public API 3.12.1',
  ]));

it('reads code from included snippets', async () => {
  const { tree } = await compile(python, 'a.mdx', {});
  expect(getAppliesTo(getSampleCode(tree), docs, versions)).toContain('Python SDK 3.8.2');
});

it('names the cloud service first in sections about it', () =>
  expect(getAppliesTo('', { versioned: 'cloud' }, versions)).toEqual(['Sightglass Cloud', 'platform 3.12.0']));

it('names nothing in sections without versions, or without a contract', () => {
  expect(getAppliesTo(python, { versioned: false }, versions)).toEqual([]);
  expect(getAppliesTo(python, docs, undefined)).toEqual([]);
});
