import { type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Island } from './Island.tsx';
import { registerIslands, resetIslandCount } from './island-server.ts';

function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Count</label>
      <output id={id}>{start}</output>
      {children}
    </div>
  );
}
function Outer({ children }: { children?: ReactNode }) {
  return (
    <section>
      <Island component={Counter} on="load" props={{ start: 7 }} />
      {children}
    </section>
  );
}
function Loose() {
  return null;
}
function Silent(_: { data: unknown }) {
  return null;
}

beforeAll(() =>
  registerIslands(
    {
      '../features/x/Counter.island.tsx': { default: Counter },
      '/src/ui/Outer.island.tsx': { default: Outer },
      '../features/x/Silent.island.tsx': { default: Silent },
    },
    renderToString,
  ),
);
const draw = (node: ReactNode) => {
  resetIslandCount();
  return renderToStaticMarkup(node);
};
const count = (html: string, text: string) => html.split(text).length - 1;

describe('Island', () => {
  it('renders HTML with its name, trigger and props', () => {
    const html = draw(<Island component={Counter} on="visible" props={{ start: 3 }} />);
    expect(html).toMatch(
      /^<sg-island data-island="features\/x\/Counter.island.tsx" data-on="visible" data-props="[^"]+"><div>.+<\/div><\/sg-island>$/,
    );
    const data = /data-props="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(data)).toEqual({ start: 3, $prefix: 'i1-' });
    expect(html).toContain('>3</output>');
  });
  it('escapes its serialised props', () => {
    const start = '"><script>' as unknown as number;
    expect(draw(<Island component={Counter} on="load" props={{ start }} />)).not.toContain('<script>');
  });
  it('keeps children as HTML in a slot', () => {
    const html = draw(
      <Island component={Counter} on="load" props={{ start: 1 }}>
        <b>kept</b>
      </Island>,
    );
    expect(html).toContain('<sg-slot><b>kept</b></sg-slot>');
    expect(draw(<Island component={Counter} on="load" props={{ start: 1 }} />)).not.toContain('sg-slot');
  });
  it('is a plain component inside another island, and an island again in its slot', () => {
    const nested = draw(<Island component={Outer} on="load" props={{}} />);
    expect(count(nested, '<sg-island')).toBe(1);
    expect(nested).toContain('data-island="ui/Outer.island.tsx"');
    expect(nested).toContain('>7</output>');
    const inSlot = draw(
      <Island component={Outer} on="load" props={{}}>
        <Island component={Counter} on="idle" props={{ start: 8 }} />
      </Island>,
    );
    expect(count(inSlot, '<sg-island')).toBe(2);
  });
  it('has the same ids at every render, unique within a page', () => {
    const page = (
      <>
        <Island component={Counter} on="load" props={{ start: 1 }} />
        <Island component={Counter} on="load" props={{ start: 2 }} />
      </>
    );
    expect(draw(page)).toBe(draw(page));
    const ids = [...draw(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });
  it('names the component that is not an island', () =>
    expect(() => draw(<Island component={Loose} on="load" props={{}} />)).toThrow(
      '<Island> got "Loose", which is not the default export of an *.island.tsx file.',
    ));
  it.each([
    [{ start: () => 1 }, 'props.start = a function'],
    [{ start: new Date(0) }, 'props.start = a Date'],
    [{ start: Number.NaN }, 'props.start = a number'],
    [{ start: 1n }, 'props.start = a bigint'],
    [{ start: [{ deep: new Map() }] }, 'props.start.0.deep = a Map'],
    [{ start: <b /> }, 'props.start = a React element'],
  ])('names which of %o cannot be serialised', (props, place) =>
    expect(() => draw(<Island component={Counter} on="load" props={props as unknown as { start: number }} />)).toThrow(
      `The island "Counter" got ${place}, which cannot be sent to the browser. Pass plain data (text, numbers, lists, objects); pass elements as children.`,
    ),
  );
  it('accepts plain data', () => {
    const data = { a: [1, 'b', null, true, { c: undefined }] };
    expect(draw(<Island component={Silent} on="load" props={{ data }} />)).toContain('features/x/Silent.island.tsx');
  });
});
