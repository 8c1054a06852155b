import { Badge } from '../../../ui/Badge.tsx';
import type { FoundPage, FoundSection, Piece } from '../engine/types.ts';

/** Text with its matches highlighted. */
export function HighlightedText({ pieces }: { pieces: readonly Piece[] }) {
  let offset = 0;
  return pieces.map(({ text, marked }) => {
    const key = offset;
    offset += text.length;
    return marked ? (
      <mark key={key} className="rounded-xs bg-amber-wash px-px text-ink">
        {text}
      </mark>
    ) : (
      text
    );
  });
}

function MoreSections({ sections }: { sections: readonly FoundSection[] }) {
  return (
    <ul className="relative z-1 mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {sections.map(({ url, heading }) => (
        <li key={url}>
          <a
            href={url}
            className="inline-flex min-h-11 items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink sm:min-h-0"
          >
            {/* One flex item: separate items would lose the spaces between the pieces. */}
            <span>
              <HighlightedText pieces={heading} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function ResultItem({ title, badge, trail, url, sections }: FoundPage) {
  const [best, ...rest] = sections;
  const more = rest.filter(({ id }) => id !== '');
  return (
    <li className="group relative py-5">
      <p className="font-mono text-xs leading-6 text-ink-3">{trail.join(' / ')}</p>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <a
          href={best?.url ?? url}
          className="font-medium text-ink decoration-amber-ink decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <HighlightedText pieces={title} />
          {best?.id && (
            <span className="font-normal text-ink-2">
              {': '}
              <HighlightedText pieces={best.heading} />
            </span>
          )}
        </a>
        {badge && <Badge>{badge}</Badge>}
      </div>
      {best && (
        <p className="mt-1 max-w-[46rem] text-sm leading-relaxed break-words text-ink-2">
          <HighlightedText pieces={best.excerpt} />
        </p>
      )}
      {more.length > 0 && <MoreSections sections={more} />}
    </li>
  );
}

/** Search results, each with its best section, an excerpt and further sections. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <ol className="not-prose max-w-[46rem] divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <ResultItem key={page.path} {...page} />
      ))}
    </ol>
  );
}
