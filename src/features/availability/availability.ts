import { z } from 'zod';
import { AVAILABILITY_LEVELS } from '../../schema/front-matter.ts';
import { PLAN_IDS, type PlanId } from '../../site/plans.ts';
import { EVERYWHERE, LEVEL_NAMES, type Level, PLAN_NAMES, TITLE } from './words.ts';

/** The level of a feature on each plan. */
export type Levels = Readonly<Record<PlanId, Level>>;

const level = z.enum(AVAILABILITY_LEVELS);

/** One level for each of the five plans. */
export const levelsSchema = z.strictObject({
  hobby: level,
  core: level,
  pro: level,
  enterprise: level,
  selfHosted: level,
});

/** Plans in order, each with its name and level. */
export function getRows(levels: Levels): { plan: PlanId; name: string; level: Level; long: string; short: string }[] {
  return PLAN_IDS.map((plan) => ({
    plan,
    name: PLAN_NAMES[plan],
    level: levels[plan],
    ...LEVEL_NAMES[levels[plan]],
  }));
}

/** Returns the level of all plans; undefined if they differ. */
export function commonLevel(levels: Levels): Level | undefined {
  return PLAN_IDS.every((plan) => levels[plan] === levels.hobby) ? levels.hobby : undefined;
}

/** Returns the text for a level of all plans. */
export function commonText(level: Level): string {
  return `${LEVEL_NAMES[level].long} ${EVERYWHERE}`;
}

/** The banner as Markdown. */
export function availabilityText(levels: Levels): string {
  const common = commonLevel(levels);
  if (common) return `${TITLE}: ${commonText(common)}`;
  return [`${TITLE}:`, '', ...getRows(levels).map(({ name, long }) => `- **${name}**: ${long}`)].join('\n');
}
