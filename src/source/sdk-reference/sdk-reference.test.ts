import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pythonOutline } from '../../lib/signatures/python-outline.ts';
import { typescriptOutline } from '../../lib/signatures/typescript-outline.ts';
import { readSdkPages, sdkContentFiles } from './sdk-reference.ts';
import { findUses } from './uses.ts';

const pages = readSdkPages(process.cwd());
const GUIDE = {
  path: '/docs/guide',
  title: 'A guide',
  source: `
\`\`\`python
from sightglass import Sightglass, observe

sg = Sightglass()
prompt = sg.prompts.get("a")
sg.prompts.get("b")

@observe()
def run(): ...
\`\`\`

\`\`\`ts
span('not imported from our package', () => 1)
\`\`\`
`,
};
const uses = findUses(pages, [GUIDE]);
const files = sdkContentFiles(pages, uses);
const getSource = (stem: string) => files.find((file) => file.stem === stem)?.source ?? '';

describe('the SDK reference, generated from the contract stubs', () => {
  it('lists every export of every stub on exactly one page', () => {
    const stubs = readdirSync('contracts', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:pyi|d\.ts)$/.test(file))
      .map((file) => `contracts/${file}`);
    const exported = stubs.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const outline = file.endsWith('.pyi') ? pythonOutline(source).declarations : typescriptOutline(source);
      return outline.map(({ name, kind }) => `${file} ${kind} ${name}`);
    });
    const listed = pages.flatMap(({ modules }) =>
      modules.flatMap(({ file, declarations }) => declarations.map(({ name, kind }) => `${file} ${kind} ${name}`)),
    );
    expect(listed.toSorted()).toEqual(exported.toSorted());
    expect(stubs).toHaveLength(9);
  });
  it('describes every parameter', () => {
    const bare = pages.flatMap(({ modules }) =>
      modules.flatMap(({ file, parameters }) =>
        Array.from(parameters, ([name, fields]) =>
          fields.filter(({ meaning }) => meaning.trim() === '').map((field) => `${file} ${name}: ${field.name}`),
        ).flat(),
      ),
    );
    expect(bare).toEqual([]);
  });
  it('shows signature, parameters, defaults and descriptions of a method', () => {
    const [, after = ''] = getSource('sdk/python/reference/prompts').split('### `Prompts.get` [#prompts-get]');
    const [section = ''] = after.split('\n### ');
    expect(section).toContain('def get(\n    name: str,');
    expect(section).toContain('- `name` *`str`* **required**\n\n  Name of the prompt.');
    expect(section).toContain(
      '- `cache_ttl` *`int`, default `60`*\n\n  Seconds to cache the prompt; 0 fetches it each time.',
    );
  });
  it('shows options, methods of classes and docs of TypeScript', () => {
    expect(getSource('sdk/typescript/reference/tracing')).toContain(
      "- `options.kind` *`ObservationKind`, default `'span'`*\n\n  Kind of the observation.",
    );
    expect(getSource('sdk/typescript/reference/client')).toMatch(
      /### `SightglassClient.traceUrl`[\s\S]*- `traceId` \*`string`\* \*\*required\*\*/,
    );
  });
  it('links guides that use a function, and those guides link back', () => {
    expect(getSource('sdk/python/reference/prompts')).toContain('Used in [A guide](/docs/guide).');
    expect(getSource('sdk/python/reference/scores')).not.toContain('A guide');
    expect(uses.getLinks('/docs/guide')).toEqual([
      {
        label: 'Python SDK reference',
        symbols: [
          { name: 'Prompts.get', href: '/docs/sdk/python/reference/prompts#prompts-get' },
          { name: 'observe', href: '/docs/sdk/python/reference/tracing#observe' },
          { name: 'Sightglass', href: '/docs/sdk/python/reference/client#sightglass-class' },
        ],
      },
    ]);
    expect(uses.getLinks('/docs/other')).toEqual([]);
  });
  it('is empty without a data file', () => expect(readSdkPages('/nowhere')).toEqual([]));
});
