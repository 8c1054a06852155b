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
  /** False where a known agent got Markdown in place of the page: it is the page, and may be indexed. */
  noindex: boolean;
  /** True for a known agent that asks for Markdown by name: these throw away the text of a 404, suggestions and all. */
  soft404: boolean;
}

/** Decides the format of a page: the URL first, then what `Accept` names; where it names nothing, known agents get Markdown. */
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
