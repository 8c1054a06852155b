import { formatTag } from '../../lib/tags.ts';
import { blogTagPath } from './paths.ts';

/** The tags of a post as quiet links; they stay above the link that covers the whole post. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="relative z-10 -mx-1.5 flex flex-wrap gap-x-1 gap-y-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={blogTagPath(tag)}
            className="inline-flex items-center rounded-sm px-1.5 font-mono text-xs text-ink-3 hover:bg-sunken hover:text-ink max-sm:min-h-11 sm:py-1"
          >
            {formatTag(tag)}
          </a>
        </li>
      ))}
    </ul>
  );
}
