import type { Region, RegionLink } from '../../site/regions.ts';
import { getOffer, nextState, type SignInEvent, UNKNOWN_VISITOR } from './machine.ts';
import { createOfferRenderer } from './offer-renderer.ts';
import { fetchContinent, fetchSession } from './requests.ts';

function readRegions(menu: HTMLTemplateElement): RegionLink[] {
  return [...menu.content.querySelectorAll<HTMLAnchorElement>('a[data-region]')].map((link) => ({
    id: link.dataset.region as Region['id'],
    url: link.getAttribute('href') ?? '',
  }));
}

/** Asks each region once per page view, and updates all buttons of the page. */
export function checkSignIn(menu: HTMLTemplateElement): void {
  const regions = readRegions(menu);
  const renderOffer = createOfferRenderer(menu, regions);
  let state = UNKNOWN_VISITOR;
  let aborter = new AbortController();
  const dispatch = (event: SignInEvent) => {
    state = nextState(state, event);
    renderOffer(getOffer(state));
  };
  const fetchState = () => {
    aborter = new AbortController();
    for (const region of regions) void fetchSession(region, aborter.signal).then(dispatch);
    // A static export has no server to ask, and signed-in visitors need no sign-up region.
    if ('continent' in menu.dataset && state.signedIn.size === 0) void fetchContinent(aborter.signal).then(dispatch);
  };
  addEventListener('pagehide', () => aborter.abort());
  // Restored from the back/forward cache: the visitor may have signed in or out meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && fetchState());
  fetchState();
}
