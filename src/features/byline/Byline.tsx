import type { ReactNode } from 'react';
import { profileUrl } from '../../lib/profile-url.ts';
import type { Author } from '../../schema/data.ts';
import { BYLINE_AVATAR_PX } from '../../site/limits.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { displayName } from './byline.ts';

/** The authors of a post with photo, name and link; nothing if no author is known. */
export function Byline({ authors }: { authors: readonly Author[] }): ReactNode {
  if (authors.length === 0) return null;
  return (
    <ul aria-label="Authors" className="flex flex-wrap gap-x-6 gap-y-2">
      {authors.map((author) => (
        <li key={author.key}>
          <a
            href={profileUrl(author)}
            rel="noreferrer"
            className="flex min-h-11 items-center gap-3 no-underline hover:underline"
          >
            <Avatar src={author.image} name={author.name} size={BYLINE_AVATAR_PX} decorative />
            <span className="text-sm font-medium text-ink">{displayName(author, authors.length)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
