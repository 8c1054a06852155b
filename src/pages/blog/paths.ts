import { sectionById } from '../../site/sections.ts';

/** Where the blog's index answers. */
export const BLOG_PATH = sectionById('blog').prefix;

/** Where all topics of the blog are listed. */
export const BLOG_TOPICS_PATH = `${BLOG_PATH}/tag`;

/** Where the posts of one tag are listed. */
export function blogTagPath(tag: string): string {
  return `${BLOG_TOPICS_PATH}/${tag}`;
}
