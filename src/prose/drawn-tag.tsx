import { type LucideIcon, PencilRuler } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { flowText } from '../markdown/text/flow.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';
import type { FigureFrame } from '../ui/DrawnFigure.tsx';

/** How a tag is rendered, and its Markdown. */
export interface DrawnView<Props> {
  render(props: Props, frame: FigureFrame & { id: string }): ReactNode;
  markdown(props: Props): string;
  /** By default, the data is illustrative. */
  note?(props: Props): DataNote | undefined;
}

/** Says where the data of a figure comes from. */
export interface DataNote {
  text: string;
  Icon: LucideIcon;
}

const ILLUSTRATIVE: DataNote = { text: 'Illustrative data', Icon: PencilRuler };

function Caption({ note: { text, Icon }, caption }: { note: DataNote; caption?: string }): ReactNode {
  return (
    <figcaption className="m-0 flex max-w-none flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-sunken px-4 py-2 text-ink-2 text-xs">
      <Icon aria-hidden size={14} className="shrink-0 text-ink-3" />
      <span className="font-medium">{text}</span>
      {caption && <span>{caption}</span>}
    </figcaption>
  );
}

/** Creates a tag that draws a figure; its caption says where the data comes from. */
export function drawnTag<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  view: DrawnView<z.infer<z.ZodObject<Shape>>>,
): Tag {
  type Props = z.infer<z.ZodObject<Shape>>;
  const getCaption = (props: Props) => (props as { caption?: string }).caption;
  const getNote = (props: Props) => view.note?.(props) ?? ILLUSTRATIVE;
  const captionText = (props: Props) => [getNote(props).text, getCaption(props)].filter(Boolean).join('. ');
  const write = (props: Props) => `${view.markdown(props)}\n\n*${captionText(props)}*`;
  return defineTag(
    schema,
    (props, { id }) => {
      const caption = <Caption note={getNote(props)} caption={getCaption(props)} />;
      return view.render(props, { id, caption, markdown: write(props), className: 'not-prose' });
    },
    write,
    { only: [] },
    {
      flow: (props, content) => {
        const text = flowText(content.read(view.markdown(props)));
        return figureFlow(content, { figure: 'drawing', text, caption: captionText(props) });
      },
    },
  );
}
