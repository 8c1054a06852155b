import { acceptsAnything, prefersMarkdown } from '../lib/accept.ts';
import { isAgent } from '../site/agents.ts';
import type { PageFormat } from './renderer.tsx';

/** What a request says about itself. */
export interface FormatRequest {
  /** True at a URL that ends in `.md`. */
  isMarkdownUrl: boolean;
  accept: string | undefined;
  userAgent: string | undefined;
}

/** The requested format, and what follows from who requested it. */
export interface NegotiatedFormat {
  format: PageFormat;
  /** False if a known agent got Markdown instead of HTML, which it may index. */
  noindex: boolean;
  /** True for a known agent that asks for Markdown explicitly: these agents discard the text of a 404, including suggestions. */
  soft404: boolean;
}

/** Decides the format of a page: by the URL, then by `Accept`; if `Accept` allows anything, known agents get Markdown. */
export function negotiateFormat({ isMarkdownUrl, accept, userAgent }: FormatRequest): NegotiatedFormat {
  const agent = isAgent(userAgent);
  const asksForMarkdown = prefersMarkdown(accept);
  const markdown = isMarkdownUrl || asksForMarkdown || (agent && acceptsAnything(accept));
  return {
    format: markdown ? 'markdown' : 'html',
    noindex: isMarkdownUrl || asksForMarkdown,
    soft404: agent && asksForMarkdown && !isMarkdownUrl,
  };
}
