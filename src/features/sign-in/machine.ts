import { type Continent, DEFAULT_REGION, REGION_BY_CONTINENT, REGIONS, type Region } from '../../site/regions.ts';

export interface SignInState {
  /** Regions that have confirmed a sign-in. */
  signedIn: ReadonlySet<Region['id']>;
  continent: Continent | null;
}

export type SignInEvent =
  | { type: 'session'; region: Region['id']; signedIn: boolean }
  | { type: 'session-failed'; region: Region['id'] }
  | { type: 'continent'; continent: Continent | null }
  | { type: 'continent-failed' }
  | { type: 'aborted' };

/** What a button offers. */
export type SignInOffer =
  | { kind: 'sign-up'; region: Region['id'] }
  | { kind: 'app'; region: Region['id'] }
  | { kind: 'choice'; regions: readonly Region['id'][] };

/** The state before the first response. */
export const UNKNOWN_VISITOR: SignInState = { signedIn: new Set(), continent: null };

/** Returns the next state; a failed or aborted request does not reset a confirmed sign-in. */
export function nextState(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'continent') return { ...state, continent: event.continent };
  if (event.type === 'continent-failed') return { ...state, continent: null };
  if (event.type !== 'session' || event.signedIn === state.signedIn.has(event.region)) return state;
  const signedIn = new Set(state.signedIn);
  if (event.signedIn) signedIn.add(event.region);
  else signedIn.delete(event.region);
  return { ...state, signedIn };
}

/** Returns the offer for every button of the page. */
export function getOffer({ signedIn, continent }: SignInState): SignInOffer {
  const regions = REGIONS.map(({ id }) => id).filter((id) => signedIn.has(id));
  const [region] = regions;
  if (region === undefined)
    return { kind: 'sign-up', region: continent === null ? DEFAULT_REGION : REGION_BY_CONTINENT[continent] };
  return regions.length === 1 ? { kind: 'app', region } : { kind: 'choice', regions };
}
