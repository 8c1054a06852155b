import { z } from 'zod';
import { quote } from '../markdown/to-markdown.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

/** `<Quote by="..." role="...">`: a quotation with its author. */
export const quoteTag: Tag = defineTag(
  z.strictObject({ by: z.string(), role: z.string().optional() }),
  ({ by, role }, { children }) => (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      <figcaption>
        <span className="quote-by">{by}</span> {role && <span>{role}</span>}
      </figcaption>
    </figure>
  ),
  ({ by, role }, { text }) => quote(`${text}\n\n— ${[by, role].filter(Boolean).join(', ')}`),
);
