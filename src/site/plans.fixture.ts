import type { FeatureLevel, PlanContract, PlanId } from './plans.ts';

const levels = (
  hobby: FeatureLevel,
  core: FeatureLevel,
  pro: FeatureLevel,
  enterprise: FeatureLevel,
  selfHosted: FeatureLevel,
): Record<PlanId, FeatureLevel> => ({ hobby, core, pro, enterprise, selfHosted });

/** Plans for tests, with round figures. */
export const PLANS_FIXTURE: PlanContract = {
  plans: [
    { id: 'hobby', name: 'Hobby', monthly: 0, unitsIncluded: 50_000, dataAccessDays: 30, seats: 2, overage: false },
    { id: 'core', name: 'Core', monthly: 39, unitsIncluded: 100_000, dataAccessDays: 90, seats: null, overage: true },
    {
      id: 'pro',
      name: 'Pro',
      monthly: 249,
      unitsIncluded: 100_000,
      dataAccessDays: 1_095,
      seats: null,
      overage: true,
      addOns: [{ id: 'team', name: 'Team', monthly: 250 }],
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      monthlyFrom: 2_900,
      unitsIncluded: null,
      dataAccessDays: null,
      seats: null,
      overage: true,
    },
    {
      id: 'selfHosted',
      name: 'Self-hosted',
      monthly: 0,
      unitsIncluded: null,
      dataAccessDays: null,
      seats: null,
      overage: false,
    },
  ],
  overagePer100k: [
    { upTo: 1_000_000, price: 9 },
    { upTo: 10_000_000, price: 8 },
    { upTo: 50_000_000, price: 7 },
    { upTo: null, price: 6 },
  ],
  features: {
    'blob-export': levels('not-available', 'not-available', 'team-add-on', 'full', 'full'),
    'project-roles': levels('not-available', 'not-available', 'team-add-on', 'full', 'ee'),
    'protected-labels': levels('not-available', 'not-available', 'team-add-on', 'full', 'ee'),
    'sso-enforcement': levels('not-available', 'not-available', 'team-add-on', 'full', 'ee'),
    'data-retention': levels('not-available', 'not-available', 'full', 'full', 'ee'),
    'audit-logs': levels('not-available', 'not-available', 'not-available', 'full', 'ee'),
    scim: levels('not-available', 'not-available', 'not-available', 'full', 'ee'),
    'spend-alerts': levels('not-available', 'full', 'full', 'full', 'not-available'),
  },
};
