import type { Region, RegionLink } from '../../site/regions.ts';
import type { SignInOffer } from './machine.ts';

const getLabel = (holder: Element) => holder.querySelector('[data-label]');

function createSpan(text: string, className: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = text;
  span.className = className;
  return span;
}

/** Returns the label "to the app", with a short form for small screens. */
function appLabel({ toApp = '', short }: DOMStringMap): (Node | string)[] {
  return short === undefined ? [toApp] : [createSpan(toApp, 'max-sm:hidden'), createSpan(short, 'sm:hidden')];
}

/** Creates a menu that replaces a link, with the same style, and lists every region. */
function createMenu(link: HTMLAnchorElement, template: HTMLTemplateElement): HTMLDetailsElement | null {
  const menu = (template.content.cloneNode(true) as DocumentFragment).querySelector('details');
  const summary = menu?.querySelector('summary');
  if (!menu || !summary) return null;
  const arrow = [...summary.childNodes];
  const { signUp, toApp, short, align, fill } = link.dataset;
  for (const [name, value] of Object.entries({ signUp, toApp, short }))
    if (value !== undefined) summary.dataset[name] = value;
  if (align) menu.dataset.align = align;
  menu.classList.toggle('w-full', fill !== undefined);
  summary.className = link.className;
  summary.replaceChildren(...[...link.childNodes].map((node) => node.cloneNode(true)));
  getLabel(summary)?.replaceChildren(...appLabel(link.dataset), ...arrow);
  return menu;
}

/** Replaces an element; focus stays on the button. */
function replaceKeepingFocus(shown: HTMLElement, next: HTMLElement): void {
  if (shown === next) return;
  const hadFocus = shown.contains(document.activeElement);
  shown.replaceWith(next);
  if (hadFocus) (next.querySelector('summary') ?? next).focus({ preventScroll: true });
}

/** Creates the button for a link of the page. */
function createButton(
  link: HTMLAnchorElement,
  template: HTMLTemplateElement,
  getUrl: ReadonlyMap<Region['id'], string>,
): (offer: SignInOffer) => void {
  const label = getLabel(link);
  const signUp = [...(label?.childNodes ?? [])];
  let menu: HTMLDetailsElement | null = null;
  let shown: HTMLElement = link;
  const show = (next: HTMLElement) => {
    replaceKeepingFocus(shown, next);
    shown = next;
  };
  return (offer) => {
    if (offer.kind === 'choice') {
      menu ??= createMenu(link, template);
      if (!menu) return;
      for (const item of menu.querySelectorAll<HTMLAnchorElement>('a[data-region]'))
        item.hidden = !offer.regions.includes(item.dataset.region as Region['id']);
      return show(menu);
    }
    link.href = getUrl.get(offer.region) ?? link.href;
    label?.replaceChildren(...(offer.kind === 'app' ? appLabel(link.dataset) : signUp));
    show(link);
  };
}

/** Finds every sign-in link of the page; returns a function that shows an offer on all of them. */
export function createOfferRenderer(
  template: HTMLTemplateElement,
  regions: readonly RegionLink[],
): (offer: SignInOffer) => void {
  const getUrl = new Map(regions.map(({ id, url }) => [id, url]));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-sign-in]')];
  const buttons = links.map((link) => createButton(link, template, getUrl));
  let lastKey = '';
  return (offer) => {
    const key = JSON.stringify(offer);
    if (key === lastKey) return;
    lastKey = key;
    for (const show of buttons) show(offer);
  };
}
