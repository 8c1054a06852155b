import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { InsideIsland } from './inside-island.ts';
import { islandHtml } from './island-server.ts';

/** The browser sets it where it wakes an island. */
export { InsideIsland } from './inside-island.ts';

/** When an island wakes: at load, when the browser idles, when seen, when touched, or when a script says so. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | 'script';

interface IslandProps<Props extends object> {
  /** Default export of an `*.island.tsx` file. */
  component: ComponentType<Props>;
  on: Trigger;
  /** Plain data only: it travels to the browser as JSON. */
  props: Omit<Props, 'children'>;
  /** Kept as untouched HTML; the island places it as its `children`. */
  children?: ReactNode;
}

/** Places an interactive component on a page that is otherwise plain HTML. Inside another island it is a plain component. */
export function Island<Props extends object>({ component, on, props, children }: IslandProps<Props>): ReactNode {
  const inside = useContext(InsideIsland);
  if (inside) return createElement(component, props as Props, children);
  const { id, html, data } = islandHtml(component as ComponentType<object>, props, children);
  return createElement('sg-island', {
    'data-island': id,
    'data-on': on,
    'data-props': data,
    dangerouslySetInnerHTML: { __html: html },
  });
}
