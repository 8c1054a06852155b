import { sectionById } from '../../site/sections.ts';

/** Path of the blog's index. */
export const BLOG_PATH = sectionById('blog').prefix;

export const BLOG_TOPICS_PATH = `${BLOG_PATH}/tag`;

/** Returns the path of a tag's posts. */
export function blogTagPath(tag: string): string {
  return `${BLOG_TOPICS_PATH}/${tag}`;
}
