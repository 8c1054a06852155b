import { RowTitle } from '../../layouts/listing/RowTitle.tsx';
import { joinWithDots } from '../../lib/join-with-dots.ts';
import { formatTag } from '../../lib/tags.ts';
import { Badge } from '../../ui/Badge.tsx';
import { GuidePicture } from './GuidePicture.tsx';
import type { Guide } from './groups.ts';
import { getDrawing } from './picture.ts';

/** One guide: its picture, title and description, and how long, how hard and in which language it is. */
export function GuideRow({ page }: { page: Guide }) {
  const { guide, path, title, description, label } = page;
  const drawing = getDrawing(guide);
  const facts = [`${guide.minutes} min`, formatTag(guide.level), ...guide.languages];
  return (
    <li
      data-guide
      data-level={guide.level}
      data-languages={guide.languages.join(' ').toLowerCase()}
      className="group relative flex gap-4 py-4 sm:gap-6"
    >
      <div className="w-20 shrink-0 pt-1 sm:w-36" data-markdown="skip">
        {drawing && (
          <>
            <GuidePicture drawing={drawing} />
            <p className="mt-1.5 font-mono text-xs leading-4 text-ink-3 max-sm:sr-only">{drawing.caption}</p>
          </>
        )}
      </div>
      <div className="min-w-0 grow">
        <RowTitle path={path} title={title} badge={label && <Badge tone="amber">{label}</Badge>} />
        <p className="mt-0.5 text-sm leading-relaxed text-ink-2">{description}</p>
        <p className="mt-1.5 font-mono text-xs text-ink-3">{joinWithDots(facts)}</p>
      </div>
    </li>
  );
}
