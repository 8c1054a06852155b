import { describe, expect, it } from 'vitest';
import { FaultError } from '../lib/fault.ts';
import { allPlanWordsSchema, type PlanWords, planContractSchema } from '../schema/plans.ts';
import { PLANS_FIXTURE } from '../site/plans.fixture.ts';
import { PLAN_IDS } from '../site/plans.ts';
import { describePlans, readPlanContract, readPlans } from './plans.ts';

const words = PLAN_IDS.map((id): PlanWords => {
  const custom = id === 'enterprise' || id === 'selfHosted' ? { customUnits: 'Any', customDataAccess: 'Any' } : {};
  return { id, summary: '', includes: [], action: { label: 'a', href: '/' }, ...custom };
});
const withWords = (id: string, extra: Partial<PlanWords>) =>
  words.map((entry) => (entry.id === id ? { ...entry, ...extra } : entry));
const getFault = (planWords: readonly PlanWords[]) => {
  try {
    describePlans(PLANS_FIXTURE, planWords);
  } catch (error) {
    return error instanceof FaultError ? error.faults[0] : undefined;
  }
};

describe('plans as pages show them', () => {
  it('have the figures of the contract', () => {
    const texts = describePlans(PLANS_FIXTURE, words).map(({ price, units, dataAccess, seats }) => [
      price,
      units,
      dataAccess,
      seats,
    ]);
    expect(texts).toEqual([
      ['Free', '50k units a month', '30 days of data', '2 seats'],
      ['$39', '100k units a month, then from $9 per 100k', '90 days of data', 'Unlimited seats'],
      ['$249', '100k units a month, then from $9 per 100k', '3 years of data', 'Unlimited seats'],
      ['from $2,900', 'Any', 'Any', 'Unlimited seats'],
      ['Free', 'Any', 'Any', 'Unlimited seats'],
    ]);
  });

  it('name the add-ons of a plan with their price', () =>
    expect(describePlans(PLANS_FIXTURE, words)[2]?.priceNote).toBe('a month; Team add-on $250'));

  it('are all present in the repository', () =>
    expect(readPlans('.', readPlanContract('.')).map(({ id }) => id)).toEqual([...PLAN_IDS]));
});

describe('text about plans', () => {
  it.each(['price', 'units', 'seats'])('must not contain "%s", which the contract defines', (field) =>
    expect(allPlanWordsSchema.safeParse([{ ...words[0], [field]: '$49' }]).success).toBe(false),
  );

  it('must not replace a figure of the contract', () =>
    expect(getFault(withWords('core', { customUnits: '200k' }))).toMatchObject({
      file: 'content/data/plan-words.json',
      problem: 'The plan "core" has "customUnits".',
      remedy: 'Remove it: contracts/plans.json has "unitsIncluded".',
    }));

  it('is required if the contract has no figure', () =>
    expect(getFault(withWords('enterprise', { customDataAccess: undefined }))?.problem).toBe(
      'The plan "enterprise" has no "customDataAccess".',
    ));

  it('is required for each plan', () => expect(getFault(words.slice(1))?.problem).toContain('"hobby"'));
});

describe('the contract', () => {
  const { plans, overagePer100k } = PLANS_FIXTURE;
  it.each([
    ['without a plan', { ...PLANS_FIXTURE, plans: plans.slice(1) }],
    ['without a price', { ...PLANS_FIXTURE, plans: plans.map(({ monthly: _, ...plan }) => plan) }],
    ['without a last band', { ...PLANS_FIXTURE, overagePer100k: overagePer100k.slice(0, -1) }],
  ])('is rejected %s', (_, contract) => expect(planContractSchema.safeParse(contract).success).toBe(false));
});
