import { z } from 'zod';
import { stepsFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

const none = z.strictObject({});

/** `<Steps>`: each heading of level 3 inside is a step, numbered by the stylesheet. */
export const stepsTag: Tag = defineTag(
  none,
  (_, { children }) => <div className="steps">{children}</div>,
  undefined,
  {},
  {
    flow: (_, content) => stepsFlow(content),
  },
);

/** `<FileTree>`: a nested list drawn as files and folders; a bold name stands out, text behind a name explains it. */
export const fileTreeTag: Tag = defineTag(none, (_, { children }) => <div className="file-tree">{children}</div>);
