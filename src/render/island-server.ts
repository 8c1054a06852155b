import { type ComponentType, createElement, type ReactNode } from 'react';
import { InsideIsland } from './inside-island.ts';
import { serialise } from './serialise.ts';

interface Registry {
  ids: Map<unknown, string>;
  renderToString: (node: ReactNode, options: { identifierPrefix: string }) => string;
}

/** Placeholder for the `Ready` of the browser, so that React counts the same children on both sides. */
const Ready = () => null;

let registry: Registry | undefined;
let counter = 0;
let scope = 'i';

/** Sets the file of each island component, and how to render one. */
export function registerIslands(
  modules: Record<string, { default: unknown }>,
  renderToString: Registry['renderToString'],
): void {
  const ids = new Map(
    Object.entries(modules).map(([file, module]) => [module.default, file.replace(/^(?:\.\.\/|.*?src\/)/, '')]),
  );
  registry = { ids, renderToString };
}

/** Call this at the start of a page: its islands are numbered from one, so that every render is the same. */
export function resetIslandCount(): void {
  counter = 0;
}

/** Renders a part that many pages share; its islands are numbered separately, so that they never clash with those of the page. */
export function withIslandScope(name: string, render: () => string): string {
  const outer = { counter, scope };
  [counter, scope] = [0, name];
  try {
    return render();
  } finally {
    ({ counter, scope } = outer);
  }
}

/** Renders one island separately, as the browser will hydrate it. */
export function renderIslandHtml(
  component: ComponentType<object>,
  props: object,
  children: ReactNode,
): { id: string; html: string; data: string } {
  const id = registry?.ids.get(component);
  const name = component.displayName ?? component.name;
  if (!registry || id === undefined)
    throw new Error(`<Island> got "${name}", which is not the default export of an *.island.tsx file.`);
  counter += 1;
  const identifierPrefix = `${scope}${counter}-`;
  const data = JSON.stringify({ ...serialise(props, name), $prefix: identifierPrefix });
  const slot =
    children === undefined
      ? undefined
      : createElement('sg-slot', null, createElement(InsideIsland.Provider, { value: false }, children));
  const tree = createElement(
    InsideIsland.Provider,
    { value: true },
    createElement(component, props, slot),
    createElement(Ready),
  );
  return { id, html: registry.renderToString(tree, { identifierPrefix }), data };
}
