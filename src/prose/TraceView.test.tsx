import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { toReact } from '../markdown/to-react.tsx';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);

async function render(source: string): Promise<string> {
  const { tree } = await compile(source, 'a.mdx', components.tags);
  return renderToStaticMarkup(toReact(tree, components));
}

const groupNames = (html: string) => new Set([...html.matchAll(/<input[^>]* name="([^"]*)"/g)].map(([, name]) => name));

describe('<TraceView>', () => {
  it('states whether a trace was recorded by the notebook or is an illustration', async () => {
    expect(await render('<TraceView src="example" />')).toContain('Recorded from this notebook&#x27;s run');
    const illustration = await render('<TraceView src="tool" caption="One lookup" />');
    expect(illustration).toContain('Illustrative trace');
    expect(illustration).toContain('One lookup');
    expect(illustration).not.toContain('Recorded');
  });
  it('draws the whole trace on the server, with a text alternative', async () => {
    const html = await render('<TraceView src="example" />');
    expect(html).toContain('aria-label="Trace support-assistant: 10 observations in 4.18 s"');
    expect(html.match(/type="radio"/g)).toHaveLength(10);
    expect(html).not.toContain('sg-island');
  });
  it('shows the chosen trace of a file and opens the named observation', async () => {
    const html = await render('<TraceView src="example" open="write-answer" />');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="obs-08"/);
    expect(await render('<TraceView src="example" trace="2" />')).toContain('Trace one-step: 1 observation in 40 ms');
  });
  it('separates the radio groups of two drawings on a page', async () => {
    const html = await render('<TraceView src="example" />\n\n<TraceView src="example" />');
    expect(groupNames(html).size).toBe(2);
  });
});
