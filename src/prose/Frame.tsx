import { z } from 'zod';
import { cn } from '../lib/cn.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

/** `<Frame caption="..." border fullWidth>`: a picture with its caption; the picture itself is written in Markdown. */
export const frameTag: Tag = defineTag(
  z.strictObject({
    caption: z.string().optional(),
    border: z.boolean().optional(),
    fullWidth: z.boolean().optional(),
  }),
  ({ caption, border, fullWidth }, { children }) => (
    <figure className={cn('frame', border && 'frame-border', fullWidth && 'frame-full')}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  ({ caption }, { text }) => [text, caption && `*${caption}*`].filter(Boolean).join('\n\n'),
  {},
  { flow: ({ caption }, content) => figureFlow(content, { figure: 'image', caption }) },
);
