import { type ComponentType, createElement, memo, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { trustedHtml } from '../lib/trusted-types.ts';
import { InsideIsland } from '../render/Island.tsx';

const Slot = memo(
  ({ html }: { html: string }) =>
    createElement('sg-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }),
  () => true,
);

function Ready({ done }: { done: () => void }) {
  useEffect(done, [done]);
  return null;
}

/** Hydrates one island; resolves when its handlers are in place. Its children stay server-rendered HTML. */
export function hydrate(element: HTMLElement, component: unknown): Promise<void> {
  const { $prefix, ...props } = JSON.parse(element.dataset.props ?? '{}') as { $prefix: string };
  const slot = element.querySelector('sg-slot');
  const children = slot ? createElement(Slot, { html: trustedHtml(slot.innerHTML) }) : undefined;
  return new Promise((done) => {
    const island = createElement(component as ComponentType<object>, props, children);
    const ready = createElement(Ready, { done });
    const root = createElement(InsideIsland.Provider, { value: true }, island, ready);
    // Synchronously in a separate task: otherwise a key that is pressed before React starts would hydrate everything within its event.
    setTimeout(() => flushSync(() => hydrateRoot(element, root, { identifierPrefix: $prefix })));
  });
}
