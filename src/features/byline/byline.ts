import type { Author } from '../../schema/data.ts';
import { BYLINE_FULL_NAMES_MAX } from '../../site/limits.ts';

/** An author's name in a byline: first name only where there are more than two authors. */
export function displayName(author: Author, authorCount: number): string {
  return authorCount > BYLINE_FULL_NAMES_MAX ? author.firstName : author.name;
}
