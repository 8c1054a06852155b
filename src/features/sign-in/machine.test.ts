import { describe, expect, it } from 'vitest';
import { CONTINENTS, type Continent, type Region } from '../../site/regions.ts';
import { getOffer, nextState, type SignInEvent, type SignInState, UNKNOWN_VISITOR } from './machine.ts';

const session = (region: Region['id'], signedIn = true): SignInEvent => ({ type: 'session', region, signedIn });
const getState = (events: SignInEvent[], from = UNKNOWN_VISITOR): SignInState => events.reduce(nextState, from);
const from = (code: Continent | null) => getState([{ type: 'continent', continent: code }]);

describe('region sign-in state: each of three regions is signed-in or not', () => {
  it('initially all are not signed in', () => {
    expect(UNKNOWN_VISITOR).toEqual({ signedIn: new Set(), continent: null });
  });
  it('with zero signed-in regions: a single sign-up link, default target the EU region', () => {
    expect(getOffer(UNKNOWN_VISITOR)).toEqual({ kind: 'sign-up', region: 'eu' });
    expect(getOffer(getState([session('eu', false), session('us', false)]))).toEqual({ kind: 'sign-up', region: 'eu' });
  });
  it.each(['eu', 'us', 'hipaa'] as const)('with one (%s): a direct link to that region', (region) => {
    expect(getOffer(getState([session(region)]))).toEqual({ kind: 'app', region });
  });
  it('with more than one: those regions, in the same order whichever responds first', () => {
    expect(getOffer(getState([session('hipaa'), session('eu')]))).toEqual({ kind: 'choice', regions: ['eu', 'hipaa'] });
    expect(getOffer(getState([session('us'), session('hipaa'), session('eu')]))).toEqual({
      kind: 'choice',
      regions: ['eu', 'us', 'hipaa'],
    });
  });
});

describe('failures', () => {
  it('region session fetch failure: that region is treated as not signed in', () => {
    const state = getState([session('us'), { type: 'session-failed', region: 'eu' }]);
    expect(getOffer(state)).toEqual({ kind: 'app', region: 'us' });
  });
  it('a failed later check never turns a confirmed sign-in into a sign-out', () => {
    const state = getState([session('us')]);
    expect(nextState(state, { type: 'session-failed', region: 'us' })).toBe(state);
  });
  it('a later check that succeeds does', () => {
    expect(getOffer(getState([session('us'), session('us', false)]))).toEqual({ kind: 'sign-up', region: 'eu' });
  });
  it('aborts are ignored', () => {
    const state = getState([session('us'), { type: 'continent', continent: 'SA' }]);
    expect(nextState(state, { type: 'aborted' })).toBe(state);
  });
  it('continent fetch failure: continent reset to null', () => {
    const state = getState([{ type: 'continent-failed' }], from('NA'));
    expect(state.continent).toBeNull();
    expect(getOffer(state)).toEqual({ kind: 'sign-up', region: 'eu' });
  });
});

describe('continent to region default', () => {
  it.each([
    ['Africa', 'AF', 'eu'],
    ['Antarctica', 'AN', 'eu'],
    ['Asia', 'AS', 'eu'],
    ['Europe', 'EU', 'eu'],
    ['Oceania', 'OC', 'eu'],
    ['North America', 'NA', 'us'],
    ['South America', 'SA', 'us'],
    ['null until fetched', null, 'eu'],
  ] as const)('%s (%s) goes to the %s region', (_, code, region) => {
    expect(getOffer(from(code))).toEqual({ kind: 'sign-up', region });
  });
  it('covers seven continents', () => expect(CONTINENTS).toHaveLength(7));
  it('a sign-in takes precedence over the continent', () => {
    expect(getOffer(getState([session('eu')], from('NA')))).toEqual({ kind: 'app', region: 'eu' });
  });
});
