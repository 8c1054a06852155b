import { z } from 'zod';
import { defineTag, type Tag, type TagText } from '../markdown/vocabulary.ts';
import { Card } from '../ui/Card.tsx';

const cardSchema = z.strictObject({ title: z.string(), href: z.string() });

/** A card as an item of a list: its link, then its text. */
function item({ title, href }: z.infer<typeof cardSchema>, text: string, absolute: TagText['absolute']): string {
  const description = text.replace(/\s*\n\s*/g, ' ').trim();
  return `- [${title}](${absolute(href)})${description ? `: ${description}` : ''}`;
}

/** `<Cards>`: links side by side. */
export const cardsTag: Tag = defineTag(
  z.strictObject({}),
  (_, { children }) => <div className="cards">{children}</div>,
  (_, { parts, absolute }) =>
    parts.map(({ values, text }) => item(cardSchema.parse(values), text, absolute)).join('\n'),
  { only: ['Card'] },
);

/** `<Card title="..." href="...">`: a link with a sentence on what is there. */
export const cardTag: Tag = defineTag(
  cardSchema,
  ({ title, href }, { children }) => (
    <Card title={title} href={href}>
      {children}
    </Card>
  ),
  (values, { text, absolute }) => item(values, text, absolute),
);
