import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { InsideIsland } from './inside-island.ts';
import { renderIslandHtml } from './island-server.ts';

/** The browser sets this context when it hydrates an island. */
export { InsideIsland } from './inside-island.ts';

/** When an island is hydrated: on load, when the browser is idle, when visible, on the first interaction, or by a script. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | 'script';

interface IslandProps<Props extends object> {
  /** Default export of an `*.island.tsx` file. */
  component: ComponentType<Props>;
  on: Trigger;
  /** Plain data only, because it is sent to the browser as JSON. */
  props: Omit<Props, 'children'>;
  /** Rendered to HTML that is never hydrated; the island places it as its `children`. */
  children?: ReactNode;
}

/** Places an interactive component on a page that is otherwise plain HTML. Inside another island it is a plain component. */
export function Island<Props extends object>({ component, on, props, children }: IslandProps<Props>): ReactNode {
  const inside = useContext(InsideIsland);
  if (inside) return createElement(component, props as Props, children);
  const { id, html, data } = renderIslandHtml(component as ComponentType<object>, props, children);
  return createElement('sg-island', {
    'data-island': id,
    'data-on': on,
    'data-props': data,
    dangerouslySetInnerHTML: { __html: html },
  });
}
