import { Hash, Sparkles } from 'lucide-react';
import { siGithub } from 'simple-icons';
import { SECTIONS, type SectionId, sectionById } from '../../../site/sections.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import type { FoundPage, FoundSection, Piece } from '../engine/types.ts';

const isSection = (id: string): id is SectionId => SECTIONS.some((section) => section.id === id);

/** Text with its matches highlighted. */
export function HighlightedText({ pieces }: { pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

export function SectionIcon({ section }: { section: string }) {
  if (section === 'github')
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="search-icon fill-current">
        <path d={siGithub.path} />
      </svg>
    );
  return <Mark name={isSection(section) ? sectionById(section).icon : 'file-text'} className="search-icon" />;
}

const tones = (badge: string) => (/^(open|answered)$/i.test(badge) ? 'green' : 'neutral');

interface PageLineProps {
  page: FoundPage;
  excerpt?: readonly Piece[];
  /** The note about a page in another tab. */
  remark?: string;
}

/** A page: its title, its breadcrumbs, and a matching excerpt from its start. */
export function PageLine({ page, excerpt = [], remark }: PageLineProps) {
  return (
    <>
      <SectionIcon section={page.section} />
      <span className="min-w-0 grow">
        <span className="search-line flex flex-wrap items-center gap-x-2.5">
          <span className="search-title font-medium text-ink">
            <HighlightedText pieces={page.title} />
          </span>
          {page.badge && <Badge tone={page.section === 'github' ? tones(page.badge) : 'amber'}>{page.badge}</Badge>}
          {remark && <Badge tone="green">{remark}</Badge>}
          <span className="search-trail">{page.trail.join(' › ')}</span>
        </span>
        {excerpt.length > 0 && (
          <span className="search-excerpt">
            <HighlightedText pieces={excerpt} />
          </span>
        )}
      </span>
    </>
  );
}

/** The offer to ask the assistant. */
export function AskLine({ title, help }: { title: string; help: string }) {
  return (
    <>
      <Sparkles aria-hidden className="search-icon" />
      <span className="search-line flex min-w-0 grow items-center gap-x-2.5">
        <span data-visitor-text="" className="min-w-0 truncate font-medium text-ink">
          {title}
        </span>
        <span className="search-trail max-sm:hidden">{help}</span>
      </span>
    </>
  );
}

/** A section of the page above. */
export function SectionLine({ section, last }: { section: FoundSection; last: boolean }) {
  return (
    <>
      <span aria-hidden data-last={last || undefined} className="search-branch" />
      <Hash aria-hidden className="search-icon" />
      <span className="min-w-0 grow">
        <span className="search-title block text-ink">
          <HighlightedText pieces={section.heading} />
        </span>
        {section.excerpt.length > 0 && (
          <span className="search-excerpt">
            <HighlightedText pieces={section.excerpt} />
          </span>
        )}
      </span>
    </>
  );
}
