import { AuthorNames } from '../listing/AuthorNames.tsx';
import { DateStamp } from '../listing/DateStamp.tsx';
import type { PageSummary } from '../listing/site.ts';
import { TagLinks } from './TagLinks.tsx';

function PostRow({ post }: { post: PageSummary }) {
  return (
    <li>
      <article className="group relative grid gap-x-8 gap-y-2 py-7 md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_1fr_18rem]">
        <DateStamp date={post.date} className="leading-7" />
        <div className="min-w-0">
          <h2 className="text-lg leading-7 font-semibold tracking-tight">
            <a
              href={post.path}
              className="decoration-amber-ink decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {post.title}
            </a>
          </h2>
          <p className="mt-1 max-w-[38rem] leading-relaxed text-ink-2">{post.description}</p>
        </div>
        <div className="grid content-start gap-1.5 max-lg:mt-2 max-lg:md:col-start-2 lg:pt-0.5">
          <AuthorNames authors={post.authors} />
          <TagLinks tags={post.tags} />
        </div>
      </article>
    </li>
  );
}

/** Posts as lines between hairlines. */
export function PostList({ posts }: { posts: readonly PageSummary[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {posts.map((post) => (
        <PostRow key={post.path} post={post} />
      ))}
    </ul>
  );
}
