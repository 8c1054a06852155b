import type { ReactNode } from 'react';
import { z } from 'zod';
import { PanelHead } from '../features/product-kit/PanelHead.tsx';
import type { Tag } from '../markdown/vocabulary.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { DrawnFigure, type FigureFrame } from '../ui/DrawnFigure.tsx';
import { drawnTag } from './drawn-tag.tsx';
import type { TeamMember } from './tag-data.ts';

interface Team {
  title: string;
  members: readonly TeamMember[];
}

/** Returns what someone is responsible for; engineers by their area. */
const getArea = ({ title }: TeamMember) => title.replace(/^Engineer, /, '');

/** The team with portraits: in narrow figures with first names alone. */
function Portraits({ title, members, ...frame }: Team & FigureFrame): ReactNode {
  return (
    <DrawnFigure summary={`${title}: ${members.length} portraits`} {...frame}>
      <PanelHead title={title} />
      <ul className="grid grid-cols-5 gap-x-2 gap-y-4 px-4 py-4 @lg:grid-cols-3 @lg:gap-x-4 @lg:gap-y-5">
        {members.map((member) => (
          <li key={member.key} className="flex min-w-0 flex-col items-center gap-1.5 @lg:flex-row @lg:gap-3">
            <Avatar src={member.image} name={member.name} size={40} decorative />
            <span className="flex min-w-0 flex-col text-center text-ink text-xs leading-4 @lg:text-left">
              <span className="font-medium @lg:text-[13px] @lg:leading-5">{member.firstName}</span>
              <span className="hidden text-ink-3 @lg:inline">{getArea(member)}</span>
            </span>
          </li>
        ))}
      </ul>
    </DrawnFigure>
  );
}

const teamMarkdown = ({ title, members }: Team) =>
  `**${title}**\n\n${members.map(({ name, title: role }) => `- ${name}, ${role}`).join('\n')}`;

/** `<TeamPortraits title="Who makes Sightglass" />`: everyone in `content/data/team.json`. */
export function teamPortraitsTag(members: readonly TeamMember[]): Tag {
  const schema = z.strictObject({ title: z.string().min(1), caption: z.string().min(1).optional() });
  return drawnTag(schema, {
    render: ({ title }, { id: _, ...frame }) => <Portraits title={title} members={members} {...frame} />,
    markdown: ({ title }) => teamMarkdown({ title, members }),
  });
}
