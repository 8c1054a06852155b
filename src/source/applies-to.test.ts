import { expect, it } from 'vitest';
import { getAppliesTo } from './applies-to.ts';

const versions = { platform: '3.12.0', python: '3.8.2', typescript: '4.1.0', api: '3.12.1' };
const python = '```python\nfrom sightglass import observe\n```';
const typescript = "```ts\nimport { observe } from '@sightglass/tracing'\n```";

it('names the SDKs whose packages the samples import', () => {
  expect(getAppliesTo(`${python}\n${typescript}`, 'docs', versions)).toEqual([
    'Python SDK 3.8.2',
    'TypeScript SDK 4.1.0',
  ]);
  expect(getAppliesTo('Install sightglass first.', 'docs', versions)).toEqual([]);
});

it('names the API where a page calls it, and the platform where it is hosted', () => {
  expect(getAppliesTo('curl "$HOST/api/public/traces"', 'docs', versions)).toEqual(['public API 3.12.1']);
  expect(getAppliesTo('Set the tag.', 'self-hosting', versions)).toEqual(['platform 3.12.0']);
});

it('names nothing where no contract tells the versions', () =>
  expect(getAppliesTo(python, 'self-hosting', undefined)).toEqual([]));
