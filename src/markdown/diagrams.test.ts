import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Fault, FaultError, formatFault } from '../lib/fault.ts';
import { compile } from './compile.ts';
import { DIAGRAM_COLOURS } from './diagram-theme.ts';
import { diagramKey } from './diagrams.ts';
import { toMarkdown } from './to-markdown.ts';

const SOURCE = 'flowchart TB\n  a --> b';
const fence = (info: string) => `Text.\n\n\`\`\`mermaid ${info}\n${SOURCE}\n\`\`\`\n`;
const GOOD = fence('title="A flow" alt="From a to b."');
const DRAWING = { width: 120, height: 80, viewBox: '0 0 120 80', svg: '<path d="M0 0"/>' };
const drawings = new Map([[diagramKey(SOURCE), DRAWING]]);
const getFaults = (source: string) =>
  compile(source, 'a.mdx', {}, { drawings }).then(
    () => [],
    (error) => (error as FaultError).faults.map(formatFault),
  );

it("diagrams use the site's colours, which follow the theme", () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(DIAGRAM_COLOURS)) {
    const [, light] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    expect(`${name} ${colour}`).toBe(`${name} ${light}`);
  }
});

describe('a diagram', () => {
  it('contains its drawing, and in Markdown its source and caption', async () => {
    const { tree } = await compile(GOOD, 'a.mdx', {}, { drawings });
    expect(tree.children?.find(({ tagName }) => tagName === 'pre')?.data?.drawing).toEqual(DRAWING);
    expect(toMarkdown(tree, {}, (href) => href)).toBe(`${GOOD.trim().replace('title="A flow" ', '')}\n\n*A flow*`);
  });
  it('keeps its drawing inside a list, where its lines are indented', async () => {
    const { tree } = await compile(`- One\n\n${GOOD.slice(7).replace(/^(?=.)/gm, '  ')}`, 'a.mdx', {}, { drawings });
    expect(JSON.stringify(tree)).toContain(`"drawing":${JSON.stringify(DRAWING)}`);
  });
  it('is stored under a hash of its source', () => expect(diagramKey(SOURCE)).not.toBe(diagramKey(`${SOURCE}c`)));
  it('without a text alternative stops the page, with file, line and remedy', async () => {
    const remedy = 'Write ```mermaid title="Its caption" alt="What it says, in a sentence or two".';
    expect(await getFaults(fence(''))).toEqual([`a.mdx:3: The diagram has no title and no alt. ${remedy}`]);
    expect(await getFaults(fence('title="A flow" alt=" "'))).toEqual([`a.mdx:3: The diagram has no alt. ${remedy}`]);
  });
  it('without a drawing stops the page, with file, line and remedy', async () => {
    expect(await getFaults(GOOD.replace('b\n`', 'c\n`'))).toEqual([
      'a.mdx:3: The diagram has changed since it was drawn. Run "npm run tool -- diagrams" and commit the result.',
    ]);
  });
  it('without a drawing is shown as code if faults are collected', async () => {
    const faults: Fault[] = [];
    const { tree } = await compile(GOOD, 'a.mdx', {}, { onMissingDrawing: (fault) => faults.push(fault) });
    const { data } = tree.children?.find(({ tagName }) => tagName === 'pre') ?? {};
    expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.mdx:3']);
    expect(data?.missingDrawing).toContain('a.mdx:3: ');
    expect(data?.html).toContain('flowchart');
  });
  it('in a snippet is reported with the snippet’s file', async () => {
    const { includeTag } = await import('./include.ts');
    const snippets = new Map([['a-flow', GOOD]]);
    const failed = compile('<Include snippet="a-flow" />', 'a.mdx', { Include: includeTag }, { snippets });
    await expect(failed).rejects.toBeInstanceOf(FaultError);
    await failed.catch((error) => expect(error.faults[0].file).toBe('content/snippets/a-flow.mdx'));
  });
});
