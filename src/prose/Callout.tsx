import { CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calloutFlow } from '../markdown/text/tag-flows.ts';
import { quote } from '../markdown/to-markdown.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

const CALLOUT_TYPES = ['info', 'tip', 'warning', 'error', 'default'] as const;

type CalloutType = (typeof CALLOUT_TYPES)[number];

const ICONS = { info: Info, tip: Lightbulb, warning: TriangleAlert, error: CircleAlert, default: null } as const;
const TITLES: Readonly<Record<CalloutType, string | undefined>> = {
  info: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  error: 'Careful',
  default: undefined,
};

/** A remark set off from the text. */
export function Callout({
  type = 'default',
  title = TITLES[type],
  children,
}: {
  type?: CalloutType;
  title?: string;
  children: ReactNode;
}): ReactNode {
  const Icon = ICONS[type];
  return (
    <aside className="callout" data-type={type}>
      {title && (
        <p className="callout-title">
          {Icon && <Icon aria-hidden />}
          {title}
        </p>
      )}
      {children}
    </aside>
  );
}

/** `<Callout type="tip" title="...">`: a remark; in Markdown a quote that starts with its title. */
export const calloutTag: Tag = defineTag(
  z.strictObject({ type: z.enum(CALLOUT_TYPES).optional(), title: z.string().optional() }),
  (props, { children }) => <Callout {...props}>{children}</Callout>,
  ({ type = 'default', title = TITLES[type] }, { text }) =>
    quote([title && `**${title}**`, text].filter(Boolean).join('\n\n')),
  {},
  { flow: ({ type = 'default', title = TITLES[type] }, content) => calloutFlow(content, { callout: type, title }) },
);
