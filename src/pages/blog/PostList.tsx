import { AuthorNames } from '../listing/AuthorNames.tsx';
import { DateStamp } from '../listing/DateStamp.tsx';
import { PageCover } from '../listing/PageCover.tsx';
import type { PageSummary } from '../listing/site.ts';
import { TagLinks } from './TagLinks.tsx';

function PostRow({ post }: { post: PageSummary }) {
  return (
    <li>
      <article className="group relative grid grid-cols-[minmax(0,1fr)_6rem] gap-x-5 gap-y-2 py-7 md:grid-cols-[11rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 lg:grid-cols-[12rem_minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <PageCover
          page={post}
          className="max-md:col-start-2 max-md:row-start-1 max-md:mt-1 md:row-span-3 lg:row-span-2"
        />
        <div className="min-w-0 max-md:col-start-1 max-md:row-start-1 md:col-start-2">
          <DateStamp date={post.date} className="mb-1 block leading-6" />
          <h2 className="text-lg leading-7 font-semibold tracking-tight">
            <a
              href={post.path}
              className="decoration-amber-ink decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {post.title}
            </a>
          </h2>
        </div>
        <p className="max-w-[38rem] leading-relaxed text-ink-2 max-md:col-span-2 md:col-start-2">{post.description}</p>
        <div className="grid content-start gap-1.5 max-lg:mt-1 max-md:col-span-2 md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <AuthorNames authors={post.authors} />
          <TagLinks tags={post.tags} />
        </div>
      </article>
    </li>
  );
}

/** Posts as lines between hairlines, each with its cover. */
export function PostList({ posts }: { posts: readonly PageSummary[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {posts.map((post) => (
        <PostRow key={post.path} post={post} />
      ))}
    </ul>
  );
}
