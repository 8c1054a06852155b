import type { AVAILABILITY_LEVELS } from '../../schema/front-matter.ts';
import type { PlanId } from '../../site/plans.ts';

/** Availability of a feature on a plan. */
export type Level = (typeof AVAILABILITY_LEVELS)[number];

export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  hobby: 'Hobby',
  core: 'Core',
  pro: 'Pro',
  enterprise: 'Enterprise',
  selfHosted: 'Self-hosted',
};

export const LEVEL_NAMES: Readonly<Record<Level, { long: string; short: string }>> = {
  full: { long: 'Full', short: 'Full' },
  'team-add-on': { long: 'Team Add-On', short: 'Team' },
  ee: { long: 'Enterprise Edition', short: 'Enterprise' },
  'private-beta': { long: 'Private Beta', short: 'Private Beta' },
  'public-beta': { long: 'Public Beta', short: 'Public Beta' },
  'not-available': { long: 'Not Available', short: 'Not Available' },
};

/** The banner's name. */
export const TITLE = 'Availability';

/** Follows a level that is the same everywhere. */
export const EVERYWHERE = 'on every plan, cloud and self-hosted';
