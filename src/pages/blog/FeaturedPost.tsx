import { AuthorNames } from '../listing/AuthorNames.tsx';
import { DateStamp } from '../listing/DateStamp.tsx';
import { PageCover } from '../listing/PageCover.tsx';
import type { PageSummary } from '../listing/site.ts';
import { TagLinks } from './TagLinks.tsx';

/** The newest post, with its picture. */
export function FeaturedPost({ post }: { post: PageSummary }) {
  return (
    <article className="group relative grid gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-[1.1fr_1fr] md:items-center md:max-lg:gap-x-8">
      <PageCover page={post} />
      <div className="grid justify-items-start gap-4">
        <DateStamp date={post.date} />
        <h2 className="text-2xl leading-tight font-semibold tracking-tight sm:text-3xl">
          <a
            href={post.path}
            className="decoration-amber-ink decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </a>
        </h2>
        <p className="max-w-[38rem] leading-relaxed text-ink-2">{post.description}</p>
        <div className="grid gap-1.5">
          <AuthorNames authors={post.authors} />
          <TagLinks tags={post.tags} />
        </div>
      </div>
    </article>
  );
}
