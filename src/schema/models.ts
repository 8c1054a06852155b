import { z } from 'zod';

const role = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The part of `contracts/models.json` that names the models of samples. */
export const modelsSchema = z.looseObject({
  models: z.array(
    z.strictObject({
      role,
      id: z.string().min(1),
      provider: z.string().min(1),
      endDate: z.iso.date('must be a date such as 2027-01-14, or null').nullable(),
    }),
  ),
  retired: z.array(z.strictObject({ id: z.string().min(1), endDate: z.iso.date(), role })).default([]),
});

/** The models that samples use, and retired ones. */
export type Models = Pick<z.infer<typeof modelsSchema>, 'models' | 'retired'>;
/** A model that samples use, with its role. */
export type Model = Models['models'][number];
