import type { FrontMatter } from '../../schema/front-matter.ts';

/** The `status` field of front matter. */
export type ToolStatusData = NonNullable<FrontMatter['status']>;

/** The successor of a tool; `[name](href)` in front matter becomes a link. */
export interface Successor {
  name: string;
  href?: string;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the remark on the state of a page's tool; maintained tools need none. */
export function statusText({ state, since }: ToolStatusData): string | undefined {
  const date = since && DATE.format(new Date(since));
  if (state === 'discontinued')
    return `This tool was discontinued${date ? ` on ${date}` : ''}. It no longer gets updates.`;
  if (state === 'maintenance')
    return `This tool has been in maintenance mode${date ? ` since ${date}` : ''}. It gets fixes, but no new features.`;
  return undefined;
}

export function parseSuccessor(successor: string): Successor {
  const [, name, href] = /^\[([^\]]+)\]\((\S+)\)$/.exec(successor) ?? [];
  return name && href ? { name, href } : { name: successor };
}
