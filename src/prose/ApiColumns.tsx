import { z } from 'zod';
import { CONTENT_ONLY, defineTag, type Tag } from '../markdown/vocabulary.ts';

const none = z.strictObject({});

/** `<ApiColumns>`: text with its examples, next to it on wide screens and below it on small ones. */
export const apiColumnsTag: Tag = defineTag(
  none,
  (_, { children }) => <div className="api-columns">{children}</div>,
  undefined,
  { only: ['ApiText', 'ApiExamples'], max: 2 },
);

/** `<ApiText>`: what an operation does, takes and returns. */
export const apiTextTag: Tag = defineTag(
  none,
  (_, { children }) => <div className="api-text">{children}</div>,
  undefined,
  { inside: ['ApiColumns'], filled: true },
  CONTENT_ONLY,
);

/** `<ApiExamples>`: requests and responses, which stay in view next to the text; Markdown skips `repeated` ones, which are already on the page. */
export const apiExamplesTag: Tag = defineTag(
  z.strictObject({ repeated: z.boolean().optional() }),
  ({ repeated }, { children }) => (
    <div className="api-examples scroll-y" {...(repeated && { 'data-markdown': 'skip', 'data-markdown-ignore': '' })}>
      {children}
    </div>
  ),
  ({ repeated }, { text }) => (repeated ? '' : text),
  { inside: ['ApiColumns'], filled: true },
  { flow: ({ repeated }, { items }) => (repeated ? [] : [...items]) },
);

/** `<ParamList>`: a nested list of names, each with its type in italics, "required" in bold, and its meaning. */
export const paramListTag: Tag = defineTag(
  none,
  (_, { children }) => <div className="param-list">{children}</div>,
  undefined,
  {
    filled: true,
  },
);
