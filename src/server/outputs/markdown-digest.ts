import { hash } from 'node:crypto';

/** What other files say about the Markdown of a page. */
export interface MarkdownDigest {
  sha256: string;
  chars: number;
  /** Length of the text below the front matter. */
  bodyChars: number;
}

export const getMarkdownDigest = (markdown: string): MarkdownDigest => ({
  sha256: hash('sha256', markdown),
  chars: markdown.length,
  bodyChars: removeFrontMatter(markdown).length,
});

/** Also removes blank lines around the text. */
export function removeFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
}

/** Lets later steps of an export read earlier results. */
export interface WrittenMarkdown {
  /** Returns undefined if the page is not written yet. */
  read(path: string): string | undefined;
  getDigest(path: string): MarkdownDigest | undefined;
}
