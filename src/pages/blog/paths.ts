import { sectionById } from '../../site/sections.ts';

/** Where the blog's index answers. */
export const BLOG_PATH = sectionById('blog').prefix;

/** Where the posts of one tag are listed. */
export function blogTagPath(tag: string): string {
  return `${BLOG_PATH}/tag/${tag}`;
}
