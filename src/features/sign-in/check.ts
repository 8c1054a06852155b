import type { Region, RegionLink } from '../../site/regions.ts';
import { fetchContinent, fetchSession } from './ask.ts';
import { createOfferRenderer } from './draw.ts';
import { getOffer, nextState, type SignInEvent, UNKNOWN_VISITOR } from './machine.ts';

type AskedRegion = RegionLink;

/** The regions that the menu lists, each with its address. */
function regionsIn(menu: HTMLTemplateElement): AskedRegion[] {
  return [...menu.content.querySelectorAll<HTMLAnchorElement>('a[data-region]')].map((link) => ({
    id: link.dataset.region as Region['id'],
    url: link.getAttribute('href') ?? '',
  }));
}

/** Asks each region once for every view of the page, and keeps all its buttons at what is known. */
export function checkSignIn(menu: HTMLTemplateElement): void {
  const regions = regionsIn(menu);
  const draw = createOfferRenderer(menu, regions);
  let state = UNKNOWN_VISITOR;
  let leaving = new AbortController();
  const learn = (event: SignInEvent) => {
    state = nextState(state, event);
    draw(getOffer(state));
  };
  const ask = () => {
    leaving = new AbortController();
    for (const region of regions) void fetchSession(region, leaving.signal).then(learn);
    // A static export has nobody to ask, and a visitor with an app needs no place to sign up.
    if ('continent' in menu.dataset && state.signedIn.size === 0) void fetchContinent(leaving.signal).then(learn);
  };
  addEventListener('pagehide', () => leaving.abort());
  // Back from the browser's cache: the visitor may have signed in or out meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  ask();
}
