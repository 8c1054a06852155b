import { describe, expect, it } from 'vitest';
import { codeInContent } from './house/content.ts';
import { envDifferences, exampleRows, tableRows } from './house/env-table.ts';
import { glossaryFaults } from './house/glossary.ts';
import { brokenImports, crossFeatureImports, importCycles, wrongImports } from './house/imports.ts';
import { inlineStyles, islandsWithoutDefault, strayServerRendering } from './house/islands.ts';
import { repeatingComments } from './house/jsdoc.ts';
import { looseVersions, missingBinaries } from './house/packages.ts';
import { findHardcodedPrefixes } from './house/prefixes.ts';
import { missingReadmes } from './house/readmes.ts';
import { countRoomLines, longFiles, longFunctions } from './house/sizes.ts';
import { findSmallText } from './house/type-sizes.ts';

const file = (path: string, text = '') => ({ path, text });

describe('wrongImports', () => {
  it.each([
    ['src/lib/a.ts', "import { b } from '../site/b.ts';"],
    ['src/ui/A.tsx', "import { b } from '../i18n/b.ts';"],
    ['src/ui/A.tsx', "const b = await import('../site/b.ts');"],
    ['src/ui/A.tsx', "export { b } from '../site/b.ts';"],
    ['src/site/a.ts', "import type { B } from '../source/b.ts';"],
    ['src/layouts/a.ts', "import { b } from '../source/b.ts';"],
    ['src/layouts/a.ts', "import { type B } from '../source/b.ts';"],
    ['src/features/x/a.ts', "import { b } from '../../platform/b.ts';"],
    ['src/features/x/a.ts', "import { b } from '../../platform/store/b.ts';"],
    ['src/pages/a.ts', "import { b } from '../server/b.ts';"],
    ['src/lib/a.ts', "import { b } from '../../scripts/b.ts';"],
    ['src/unheard-of/a.ts', "import { b } from '../lib/b.ts';"],
  ])('reports in %s: %s', (path, text) => expect(wrongImports([file(path, text)])).toHaveLength(1));
  it.each([
    ['src/site/a.ts', "import { b } from '../lib/b.ts'; import { z } from 'zod';"],
    ['src/layouts/a.ts', "import type { B } from '../source/b.ts';"],
    ['src/client/a.ts', "import { b } from '../site/b.ts';"],
    ['src/features/x/x.server.ts', "import { b } from '../../source/b.ts'; import { c } from '../../platform/c.ts';"],
    ['src/features/x/a.ts', "import { b } from '../../platform/analytics/b.ts';"],
    ['src/lib/a.test.ts', "import { b } from '../server/b.ts';"],
    ['src/pages/a.ts', "const sample = `import { b } from '../server/b.ts';`;"],
  ])('allows in %s: %s', (path, text) => expect(wrongImports([file(path, text)])).toEqual([]));
});

describe('the parts of a feature', () => {
  const importing = (path: string, specifier: string, how = 'import') =>
    wrongImports([file(path, `\n${how} { b } from '${specifier}';`)]);
  it.each([
    ['view', 'server', 'A view runs in the browser'],
    ['view', 'page', 'A view runs in the browser'],
    ['engine', 'view', 'An engine is pure'],
    ['engine', 'server', 'An engine is pure'],
    ['server', 'view', 'Server code has no DOM'],
    ['server', 'page', 'Server code has no DOM'],
    ['page', 'server', 'A page gets its data as props'],
    ['view', 'fixtures', 'A view runs in the browser'],
  ])('%s may not import %s', (part, target, remedy) => {
    for (const how of ['import', 'import type', 'export'])
      expect(importing(`src/features/x/${part}/a.ts`, `../${target}/b.ts`, how)).toEqual([
        expect.stringContaining(`src/features/x/${part}/a.ts:2: x/${part} may not import x/${target}. ${remedy}`),
      ]);
  });
  it.each([
    ['view', 'platform/store'],
    ['view', 'http'],
    ['view', 'layouts'],
    ['engine', 'ui'],
    ['engine', 'platform/analytics'],
    ['page', 'platform/store'],
    ['page', 'pages'],
    ['server', 'ui'],
    ['server', 'server'],
  ])('%s may not import the room %s', (part, room) =>
    expect(importing(`src/features/x/${part}/a.ts`, `../../../${room}/b.ts`)).toEqual([
      expect.stringMatching(`^src/features/x/${part}/a.ts:2: x/${part} may not import ${room.split('/')[0]}\\. \\w`),
    ]),
  );
  it.each(['view', 'engine', 'page'])("%s may not import Node's modules", (part) =>
    expect(importing(`src/features/x/${part}/a.ts`, 'node:fs')).toEqual([
      expect.stringContaining(`src/features/x/${part}/a.ts:2: x/${part} may not import node:fs. `),
    ]),
  );
  it('shared files may not import a part that runs on one side', () => {
    const shared = (target: string) => [
      file('src/features/x/a.ts', `import { b } from './${target}/b.ts';`),
      file('src/features/x/view/c.ts'),
    ];
    for (const target of ['view', 'server', 'page'])
      expect(wrongImports(shared(target))).toEqual([
        expect.stringContaining(`src/features/x/a.ts:1: x/shared may not import x/${target}. `),
      ]);
    expect(wrongImports(shared('engine'))).toEqual([]);
  });
  it("layouts, pages and prose may not import a feature's server side", () => {
    for (const room of ['layouts', 'pages', 'prose'])
      expect(importing(`src/${room}/a.ts`, '../features/x/server/b.ts')).toEqual([
        expect.stringContaining(`src/${room}/a.ts:2: ${room} may not import the server's side of the feature x. `),
      ]);
    expect(importing('src/server/a.ts', '../features/x/server/b.ts')).toEqual([]);
    expect(importing('src/pages/a.ts', '../features/x/page/b.ts')).toEqual([]);
  });
  it.each([
    ['server', '../../../platform/store/b.ts'],
    ['server', '../../../http/b.ts'],
    ['server', '../engine/b.ts'],
    ['server', '../b.ts'],
    ['server', 'node:fs'],
    ['view', '../engine/b.ts'],
    ['view', '../../../platform/analytics/b.ts'],
    ['page', '../view/b.ts'],
    ['page', '../../../layouts/b.ts'],
    ['engine', '../../../lib/b.ts'],
  ])('%s may import %s', (part, specifier) => expect(importing(`src/features/x/${part}/a.ts`, specifier)).toEqual([]));
});

describe('the engine of a feature', () => {
  const faults = (path: string, text: string) => {
    const files = [file(path, text), file('src/features/search/engine/b.ts')];
    return [...wrongImports(files), ...crossFeatureImports(files)];
  };
  it.each([
    ['src/features/assistant/engine/a.ts', "import { b } from '../../search/engine/b.ts';"],
    ['src/features/assistant/server/a.ts', "import { b } from '../../search/engine/b.ts';"],
    ['src/source/a.ts', "import type { B } from '../features/search/engine/b.ts';"],
    ['src/server/mcp/a.ts', "import { b } from '../../features/search/engine/b.ts';"],
  ])('may be imported by %s', (path, text) => expect(faults(path, text)).toEqual([]));
  it.each([
    ['src/source/a.ts', "import { b } from '../features/search/engine/b.ts';"],
    ['src/schema/a.ts', "import type { B } from '../features/search/engine/b.ts';"],
    ['src/features/assistant/engine/a.ts', "import { b } from '../../search/view/b.ts';"],
    ['src/features/assistant/view/a.ts', "import { b } from '../../search/engine/b.ts';"],
    ['src/features/toc/a.ts', "import { b } from '../../features/search/engine/b.ts';"],
    ['src/features/assistant/server/a.ts', "import { b } from '../../search/server/b.ts';"],
  ])('must not be imported by %s: %s', (path, text) =>
    expect(faults(path, text)).toEqual([expect.stringMatching(`^${path}:1: .+\\. [A-Z].+\\.$`)]),
  );
});

describe('the other import rules', () => {
  it('find an import of another feature', () => {
    const source = file('src/features/x/a.ts', "import { b } from './b.ts';");
    const other = file('src/features/x/c.ts', "\nimport type { b } from '../y/b.ts';");
    expect(crossFeatureImports([source, other])).toEqual([
      'src/features/x/c.ts:2: the feature x imports the feature y. Let layouts, pages or src/server connect the two, or list the pair in ENGINE_PAIRS.',
    ]);
  });
  it('find a missing file extension', () => {
    const files = [file('src/lib/a.ts', "import './b'; import './b.ts';"), file('src/lib/b.ts')];
    expect(brokenImports(files)).toEqual(['src/lib/a.ts:1: there is no file "./b"; spell its ending.']);
  });
  it('find a cycle of value imports, but no cycle of types', () => {
    const ring = (how: string) => [
      file('src/lib/a.ts', "import { b } from './b.ts';"),
      file('src/lib/b.ts', "import { c } from './c.ts';"),
      file('src/lib/c.ts', `${how} { a } from './a.ts';`),
    ];
    expect(importCycles(ring('import'))).toEqual(['src/lib/a.ts -> src/lib/b.ts -> src/lib/c.ts -> src/lib/a.ts']);
    expect(importCycles(ring('export'))).toHaveLength(1);
    expect(importCycles(ring('import type'))).toEqual([]);
  });
});

describe('codeInContent', () => {
  it.each([
    ['content/docs/a.mdx', "---\n---\n\nimport A from 'b'\n"],
    ['content/docs/a.mdx', 'export const a = 1\n'],
    ['content/docs/a.mdx', 'Text <script src="/x.js"></script>'],
    ['cookbook/a.ipynb', '{"cells":[{"cell_type":"markdown","source":["export const a = 1"]}]}'],
  ])('finds code in %s: %j', (path, text) => expect(codeInContent([file(path, text)])).toHaveLength(1));
  it.each([
    ['content/docs/a.mdx', '```ts\n\nimport a from "b"\n<script>\n```\n\nUse `<script>` so.\n'],
    ['content/docs/a.mdx', 'A long sentence may\nimport a word at the start of a line.\n'],
    ['cookbook/a.ipynb', '{"cells":[{"cell_type":"code","source":["import os"]}]}'],
  ])('allows in %s: %j', (path, text) => expect(codeInContent([file(path, text)])).toEqual([]));
});

describe('findHardcodedPrefixes', () => {
  const find = (text: string, path = 'src/layouts/a.tsx') =>
    findHardcodedPrefixes([file(path, text)], ['/docs', '/faq']);
  it.each([
    "path.startsWith('/docs')",
    "path.startsWith('/docs/tracing')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code to check
    'path.startsWith(`/docs/${slug}`)',
    "path === '/faq'",
    "'/docs/x' !== path",
    "links.includes('/docs')",
    "isUnder(path, '/docs')",
    "switch (path) { case '/docs': break }",
    '/^\\/docs/.test(path)',
    '/^\\/(x|y)|\\/faq$/.test(path)',
  ])('finds %s', (text) => expect(find(text)).toHaveLength(1));
  it.each([
    '<a href="/docs">Docs</a>',
    "const link = { href: '/docs/tracing' }",
    "path === '/pricing'",
    "path === '/docs-and-more'",
    '/\\/docsearch/.test(path)',
    "// path === '/docs'",
  ])('allows %s', (text) => expect(find(text)).toEqual([]));
  it('allows prefixes in the section table', () => expect(find("a === '/docs'", 'src/site/sections.ts')).toEqual([]));
});

describe('sizes', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `const a${index} = 1;\n`).join('');
  it('finds a file that is one line too long', () => {
    expect(longFiles([file('src/lib/a.ts', lines(301))], 300)).toHaveLength(1);
    expect(longFiles([file('src/lib/a.ts', lines(300))], 300)).toEqual([]);
  });
  it('finds a function that is one line too long', () => {
    const inner = (count: number) => lines(count).replaceAll('const', 'let');
    const find = (text: string) => longFunctions([file('src/lib/a.tsx', text)], 45);
    expect(find(`function a() {\n${inner(44)}}`)).toEqual(['src/lib/a.tsx:1: a function of 46 lines; at most 45.']);
    expect(find(`const a = () => {\n${inner(44)}};`)).toHaveLength(1);
    expect(find(`class A {\n  b() {\n${inner(44)}}}`)).toHaveLength(1);
    expect(find(`function a() {\n${inner(43)}}`)).toEqual([]);
  });
  it('counts the lines of rooms without their tests', () => {
    const files = [file('src/render/a.ts', lines(3)), file('src/render/a.test.ts', lines(9)), file('src/ui/b.ts', 'x')];
    expect(countRoomLines(files, ['render'])).toBe(3);
  });
});

it('missingReadmes finds a missing, an empty and a long one', () => {
  const files = [
    file('src/lib/a.ts'),
    file('src/ui/README.md', ' \n'),
    file('src/features/README.md', 'One.\n\nTwo.'),
    file('src/features/x/README.md', 'line\n'.repeat(6)),
    file('src/features/y/view.tsx'),
  ];
  expect(missingReadmes(files)).toEqual([
    'src/features/x/README.md has 6 lines of text; write 1 to 5.',
    'src/features/y has no README.md.',
    'src/lib has no README.md.',
    'src/ui/README.md has 0 lines of text; write 1 to 5.',
  ]);
});

describe('islands and styles', () => {
  it('finds an island without default export', () => {
    const named = file('src/features/x/A.island.tsx', 'export function A() { return null }');
    const whole = file('src/features/x/B.island.tsx', 'export default function B() { return null }');
    expect(islandsWithoutDefault([named, whole])).toEqual(['src/features/x/A.island.tsx has no default export.']);
  });
  it('finds server rendering in the wrong room', () => {
    const text = "import { renderToString } from 'react-dom/server';";
    const files = [file('src/pages/a.tsx', text), file('src/render/a.tsx', text), file('src/pages/a.test.tsx', text)];
    expect(strayServerRendering(files)).toEqual(['src/pages/a.tsx:1: imports react-dom/server.']);
  });
  it('finds inline styles outside islands', () => {
    const text = 'export const A = () => <p style={{ top: 1 }}><style>a</style></p>;';
    expect(inlineStyles([file('src/ui/A.tsx', text)])).toHaveLength(2);
    expect(inlineStyles([file('src/ui/A.island.tsx', text)])).toEqual([]);
    expect(inlineStyles([file('src/ui/A.tsx', 'const a = <p data-style="x" className="style" />;')])).toEqual([]);
  });
});

describe('findSmallText', () => {
  const find = (text: string, path = 'src/ui/styles/a.css') => findSmallText([file(path, text)]);
  it.each(['.a { font-size: 11px; }', '.a {\n  font-size: 0.7rem;\n}', '.a { @apply text-[11px]; }'])(
    'finds %j',
    (text) => expect(find(text)).toEqual([expect.stringMatching(/^src\/ui\/styles\/a\.css:\d: .+ is below 12px\.$/)]),
  );
  it.each(['.a { font-size: 0.75rem; }', '.a { font-size: 0.9em; }', '.a { @apply text-[12px] gap-[2px]; }'])(
    'accepts %j',
    (text) => expect(find(text)).toEqual([]),
  );
});

describe('repeatingComments', () => {
  const find = (text: string) => repeatingComments([file('src/lib/plan-list.ts', text)]);
  it.each([
    '/** */ export const a = 1;',
    '/** Props of Card. */\nexport interface CardProps {}',
    '/** The plan that is given. */\nexport type GivenPlan = string;',
    '/**\n * Gets the prices of all plans.\n */\nexport function getPrices() {}',
  ])('finds %j', (text) => expect(find(text)).toHaveLength(1));
  it.each([
    'export const a = 1;',
    '/** Prices in euros, before tax. */\nexport const PRICES = [];',
    '/** The prices. */\nconst PRICES = [];\nexport const a = 1;',
    '// The prices.\nexport const PRICES = [];',
  ])('allows %j', (text) => expect(find(text)).toEqual([]));
});

describe('packages', () => {
  it('finds a version range', () => {
    expect(
      looseVersions({ dependencies: { a: '1.2.3' }, devDependencies: { b: '^1.0.0' }, overrides: { c: '*' } }),
    ).toEqual(['b: ^1.0.0 is not an exact version.', 'c: * is not an exact version.']);
  });
  it('finds a binary that is missing or differs', () => {
    const lock = (arm?: string) => ({
      packages: { 'node_modules/a-linux-x64': { version: '1.0.0' }, 'node_modules/a-linux-arm64': { version: arm } },
    });
    expect(missingBinaries(lock(), ['a-*'])).toEqual(['a-linux-arm64 is not locked.']);
    expect(missingBinaries(lock('2.0.0'), ['a-*'])).toEqual(['a-* is locked in two versions.']);
    expect(missingBinaries(lock('1.0.0'), ['a-*'])).toEqual([]);
  });
});

describe('envDifferences', () => {
  const known = [
    { name: 'PORT', fallback: '3000' },
    { name: 'HOST', fallback: '' },
  ];
  it('finds missing, unknown, duplicate and different rows in a table', () => {
    const table = '| Variable | Default |\n|---|---|\n| `PORT` | `30` | x |\n| `OLD` | | x |\n| `OLD` | | x |\n';
    expect(envDifferences(tableRows(table), known, 'README.md')).toEqual([
      'README.md names OLD, which the site never reads.',
      'README.md names OLD, which the site never reads.',
      'README.md names OLD twice.',
      'README.md gives PORT another default than "3000".',
      'README.md lacks HOST.',
    ]);
  });
  it('reads an example file with and without commented lines', () => {
    expect(envDifferences(exampleRows('# Port: the door.\nPORT=3000\n# HOST=\n'), known, '.env.example')).toEqual([]);
    expect(envDifferences(exampleRows('PORT=3000\n'), known, '.env.example')).toEqual(['.env.example lacks HOST.']);
  });
});

describe('glossaryFaults', () => {
  const row = (term: string, meaning = 'One file.', where = '[src/a.ts](../src/a.ts)') =>
    `| ${term} | ${meaning} | ${where} |\n`;
  const find = (...rows: string[]) =>
    glossaryFaults(`| Term | What it is | Where |\n|---|---|---|\n${rows.join('')}`, (path) => path === 'src/a.ts');
  it('allows sorted terms', () => expect(find(row('page text'), row('page view'))).toEqual([]));
  it.each<[string, string[]]>([
    ['no terms', []],
    ['wrong order', [row('b'), row('a')]],
    ['a term twice', [row('a'), row('a')]],
    ['two sentences', [row('a', 'One file. It is small.')]],
    ['no path', [row('a', 'One file.', '')]],
    ['a dead path', [row('a', 'One file.', '[src/b.ts](../src/b.ts)')]],
    ['a path with another name', [row('a', 'One file.', '[src/b.ts](../src/a.ts)')]],
    ['too many terms', Array.from({ length: 31 }, (_, index) => row(`term ${index + 10}`))],
  ])('finds %s', (_, rows) => expect(find(...rows)).toHaveLength(1));
});
