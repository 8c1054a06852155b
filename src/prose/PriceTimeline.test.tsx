import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { toReact } from '../markdown/to-react.tsx';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);
const SOURCE =
  '<PriceTimeline title="Price" plans={[{name: "Core", includes: "units", discounted: "$5", regular: "$10"}]} />';

it('says where its prices come from', async () => {
  const { tree } = await compile(SOURCE, 'a.mdx', components.tags);
  const html = renderToStaticMarkup(toReact(tree, components));
  expect(html).toMatch(/<figcaption.*Prices as on the pricing page/s);
  expect(html).not.toContain('Illustrative');
});

it('the startups page takes every price from the contract', () => {
  const source = readFileSync('content/pages/startups.mdx', 'utf8');
  const [tag = ''] = /<PriceTimeline[\s\S]*?\/>/.exec(source) ?? [];
  const prices = [...tag.matchAll(/(?:discounted|regular): "([^"]*)"/g)].map(([, price]) => price);
  expect(prices).toHaveLength(4);
  for (const price of prices) expect(price).toMatch(/^\{\{plan:[a-z.-]+\}\}$/);
});
