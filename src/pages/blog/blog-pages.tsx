import type { CodedPage } from '../../layouts/coded-page.ts';
import { PillLinks } from '../../layouts/listing/PillLinks.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../layouts/marketing/PageIntro.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { filterByTag, formatTag, getTags } from '../../lib/tags.ts';
import { BRAND } from '../../site/brand.ts';
import type { PageSummary, SiteIndex } from '../listing/site.ts';
import { FeaturedPost } from './FeaturedPost.tsx';
import { PostList } from './PostList.tsx';
import { BLOG_PATH, BLOG_TOPICS_PATH, blogTagPath } from './paths.ts';

const LEAD = `What we learn while building ${BRAND.name}: how traces are read, how judges go wrong, and why the system is made the way it is.`;

/** Topics with fewer posts are only on the page of all topics, so that the filter stays short. */
const MIN_POSTS_IN_FILTER = 2;

function TagFilter({ posts, current }: { posts: readonly PageSummary[]; current?: string }) {
  const all = { title: 'All posts', href: BLOG_PATH, count: posts.length, current: current === undefined };
  const topics = getTags(posts).map((tag) => ({
    title: formatTag(tag),
    href: blogTagPath(tag),
    count: filterByTag(posts, tag).length,
    current: tag === current,
  }));
  // On phones the row scrolls sideways: the current topic and the largest ones are in view without scrolling.
  const shown = topics
    .filter((topic) => topic.current || topic.count >= MIN_POSTS_IN_FILTER)
    .sort((one, other) => Number(other.current) - Number(one.current) || other.count - one.count);
  const more = shown.length < topics.length ? [{ title: 'All topics', href: BLOG_TOPICS_PATH }] : [];
  return <PillLinks label="Topics" links={[all, ...shown, ...more]} className="mt-7" />;
}

function BlogIndex({ site }: { site: SiteIndex }) {
  const posts = site.pagesIn('blog');
  const [newest, ...rest] = posts;
  return (
    <Container className="pb-6">
      <PageIntro title="Blog" lead={LEAD}>
        <TagFilter posts={posts} />
      </PageIntro>
      {newest ? (
        <FeaturedPost post={newest} />
      ) : (
        <p className="border-t border-line py-10 text-ink-2">There are no posts yet.</p>
      )}
      {rest.length > 0 && <PostList posts={rest} />}
    </Container>
  );
}

function BlogTag({ site, tag }: { site: SiteIndex; tag: string }) {
  const posts = site.pagesIn('blog');
  const taggedPosts = filterByTag(posts, tag);
  const count = taggedPosts.length === 1 ? 'One post' : `${taggedPosts.length} posts`;
  return (
    <Container className="pb-6">
      <PageIntro
        above={
          <p className="mb-3 text-sm">
            <TextLink href={BLOG_TOPICS_PATH}>All topics</TextLink>
          </p>
        }
        title={`Blog: ${formatTag(tag)}`}
        lead={`${count} on this topic, the newest first.`}
      >
        <TagFilter posts={posts} current={tag} />
      </PageIntro>
      <PostList posts={taggedPosts} />
    </Container>
  );
}

/** The blog's index. */
export const blogPage: CodedPage = {
  path: BLOG_PATH,
  title: 'Blog',
  description: LEAD,
  Body: BlogIndex,
};

export function blogTagPages(site: SiteIndex): CodedPage[] {
  return getTags(site.pagesIn('blog')).map((tag) => ({
    path: blogTagPath(tag),
    title: formatTag(tag),
    description: `Posts of the ${BRAND.name} blog on the topic “${formatTag(tag)}”, the newest first, with authors and dates.`,
    Body: ({ site: current }) => <BlogTag site={current} tag={tag} />,
  }));
}
