import { z } from 'zod';
import { PLAN_IDS, type PlanContract } from '../site/plans.ts';
import { AVAILABILITY_LEVELS } from './front-matter.ts';

const dollars = z.number().nonnegative();
const count = z.int().positive().nullable();

const planFactsSchema = z
  .strictObject({
    id: z.enum(PLAN_IDS),
    name: z.string().min(1),
    monthly: dollars.optional(),
    monthlyFrom: dollars.optional(),
    unitsIncluded: count,
    dataAccessDays: count,
    seats: count,
    overage: z.boolean(),
    addOns: z.array(z.strictObject({ id: z.string(), name: z.string(), monthly: dollars })).optional(),
  })
  .refine(
    ({ monthly, monthlyFrom }) => (monthly === undefined) !== (monthlyFrom === undefined),
    'needs either "monthly" or "monthlyFrom"',
  );

/** The file with the prices, included units and limits of every plan. */
export const planContractSchema: z.ZodType<PlanContract> = z.looseObject({
  plans: z
    .array(planFactsSchema)
    .refine((plans) => PLAN_IDS.every((id, index) => plans[index]?.id === id), `must list ${PLAN_IDS.join(', ')}`),
  overagePer100k: z
    .array(z.strictObject({ upTo: count, price: dollars }))
    .min(1)
    .refine((bands) => bands.at(-1)?.upTo === null, 'the last band must be open-ended: "upTo": null'),
  features: z.record(z.string(), z.record(z.enum(PLAN_IDS), z.enum(AVAILABILITY_LEVELS))),
});

/** Placeholder in data files for the URL of the cloud app, which the environment sets. */
export const SIGN_UP = 'sign-up';

/** Texts of a plan; figures come from the contract, so they can't be typed here. */
const planWordsSchema = z.strictObject({
  id: z.enum(PLAN_IDS),
  /** Shown below the price of a free plan. */
  priceNote: z.string().optional(),
  summary: z.string(),
  /** If the contract has no number of units. */
  customUnits: z.string().optional(),
  /** If the contract has no number of days. */
  customDataAccess: z.string().optional(),
  includes: z.array(z.string()),
  action: z.strictObject({ label: z.string(), href: z.string() }),
});

export const allPlanWordsSchema = z.array(planWordsSchema);

/** Texts of a plan. */
export type PlanWords = z.infer<typeof planWordsSchema>;

/** A plan as the pricing pages show it; its action leads to a page or is `sign-up`. */
export interface Plan extends Pick<PlanWords, 'id' | 'summary' | 'includes' | 'action'> {
  name: string;
  price: string;
  priceNote: string;
  units: string;
  dataAccess: string;
  seats: string;
}
