import { z } from 'zod';
import { DESCRIPTION_CHARS, QUESTIONS } from '../site/limits.ts';

/** The pages of the SDK reference: what each is about, and the declarations it lists. */
export const sdkReferenceSchema = z.array(
  z.strictObject({
    sdk: z.enum(['python', 'typescript']),
    slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens'),
    name: z.string().min(1).describe('The topic as a title.'),
    description: z.string().min(DESCRIPTION_CHARS.min).max(DESCRIPTION_CHARS.max),
    questions: z.array(z.string().min(8)).min(QUESTIONS.min).max(QUESTIONS.max),
    intro: z.string().min(20).describe('Markdown above the declarations.'),
    modules: z
      .array(
        z.strictObject({
          file: z.string().startsWith('contracts/'),
          module: z.string().min(1).describe('The name to import from.'),
          symbols: z.array(z.string()).min(1).optional().describe('Declarations in order; all by default.'),
        }),
      )
      .min(1),
  }),
);

export type SdkReference = z.infer<typeof sdkReferenceSchema>;
