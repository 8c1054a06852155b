import { z } from 'zod';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import { Badge } from '../ui/Badge.tsx';
import { Kbd } from '../ui/Kbd.tsx';

/** `<Badge tone="green">`: a small label within a line. */
export const badgeTag: Tag = defineTag(
  z.strictObject({ tone: z.enum(['neutral', 'amber', 'green', 'red', 'blue']).optional() }),
  ({ tone }, { children }) => <Badge tone={tone}>{children}</Badge>,
  (_, { text }) => `**${text}**`,
  { filled: true },
);

/** `<Kbd>`: a key of the keyboard. */
export const kbdTag: Tag = defineTag(
  z.strictObject({}),
  (_, { children }) => <Kbd>{children}</Kbd>,
  (_, { text }) => text,
  { filled: true },
);
