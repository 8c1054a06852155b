import { z } from 'zod';
import { detailsFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag, type TagText } from '../markdown/vocabulary.ts';
import { Accordion } from '../ui/Accordion.tsx';

const schema = z.strictObject({ summary: z.string(), open: z.boolean().optional() });

const toMarkdown = (summary: string, text: string) => `**${summary}**\n\n${text}`;

/** `<Details summary="...">`: text that opens on demand. */
export const detailsTag: Tag = defineTag(
  schema,
  (props, { children }) => <Accordion {...props}>{children}</Accordion>,
  ({ summary }, { text }) => toMarkdown(summary, text),
  {},
  { flow: ({ summary }, { items }) => detailsFlow(summary, items) },
);

/** `<Accordion>`: several `<Details>` of which one is open at a time. */
export const accordionTag: Tag = defineTag(
  z.strictObject({}),
  (_, { parts, id }) => (
    <div className="accordion">
      {parts.map(({ values, children }) => {
        const { summary, open } = schema.parse(values);
        return (
          <Accordion key={summary} summary={summary} open={open} name={`accordion-${id}`}>
            {children}
          </Accordion>
        );
      })}
    </div>
  ),
  (_, { parts }: TagText) =>
    parts.map(({ values, text }) => toMarkdown(schema.parse(values).summary, text)).join('\n\n'),
  { only: ['Details'] },
  {
    flow: (_, { parts }) => parts.flatMap(({ values, items }) => detailsFlow(schema.parse(values).summary, items)),
  },
);
