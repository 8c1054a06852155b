import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { toReact } from '../markdown/to-react.tsx';
import { figureFileSchema } from '../schema/figure-file.ts';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_FIGURES } from './sample-figures.ts';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);

async function render(source: string): Promise<string> {
  const { tree } = await compile(source, 'a.mdx', components.tags);
  return renderToStaticMarkup(toReact(tree, components));
}

const getFaults = (name: string, values: Record<string, unknown>) =>
  components.tags[name]?.faults(values).join() ?? 'no tag';

it('the sample figures follow the schema of figure files', () =>
  expect(figureFileSchema.safeParse(SAMPLE_FIGURES).error).toBeUndefined());

describe.each(Object.keys(SAMPLE_FIGURES))('<%s>', (name) => {
  it('renders HTML with a text alternative, a caption and no script', async () => {
    const html = await render(`<${name} src="docs/kit" caption="A caption" />`);
    expect(html).toMatch(/<figure aria-label="[^"]{12,}"/);
    expect(html).toMatch(/<figcaption.*Illustrative data.*A caption/s);
    expect(html).not.toMatch(/sg-island|<script|style=/);
  });
  it('reports unknown files, unknown figures and broken files', () => {
    expect(getFaults(name, { src: 'docs/kits' })).toContain('did you mean "docs/kit"');
    expect(getFaults(name, { src: 'docs/kit', figure: 'none' })).toContain(`there is no ${name} figure "none"`);
    expect(getFaults(name, { src: 'docs/broken' })).toContain('docs/broken.figures.json has faults');
    expect(getFaults(name, { src: 'docs/kit' })).toBe('');
  });
});

it('opens the selected version of a prompt', async () => {
  expect(await render('<PromptDiff src="docs/kit" open="5" />')).toMatch(/<input[^>]*checked=""[^>]*value="5"/);
  expect(getFaults('PromptDiff', { src: 'docs/kit', open: '99' })).toContain('"open" must be one of');
  expect(getFaults('SessionTimeline', { src: 'docs/kit', open: '1' })).toContain('does not support "open"');
});

it('names the contract that a matrix follows instead of calling it illustrative', async () => {
  const matrix = { ...SAMPLE_FIGURES.RoleMatrix, basis: 'plans' as const };
  const figures = [{ name: 'docs/plans', file: 'plans.figures.json', data: { matrix } }];
  const { tags } = createMarkdownComponents({ ...SAMPLE_TAG_DATA, figures });
  const { tree } = await compile('<RoleMatrix src="docs/plans" />', 'a.mdx', tags);
  const html = renderToStaticMarkup(toReact(tree, { ...components, tags }));
  expect(html).toMatch(/<figcaption.*Features as in the comparison of plans/s);
  expect(html).not.toContain('Illustrative');
});
