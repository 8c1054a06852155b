import { Bot, Check, ChevronDown, CircleAlert, Copy, FileText, MessageSquare, Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { markdownUrl } from './copy.ts';
import { getLabel } from './machine.ts';

/** The button that copies a page as Markdown, and a menu that hands it to other tools. */
export function CopyMarkdown({ path, siteUrl }: { path: string; siteUrl: string }): ReactNode {
  return (
    <div data-chrome className="flex shrink-0 items-center rounded-md border border-line bg-raised">
      <button
        type="button"
        data-copy-markdown
        data-state="idle"
        aria-live="polite"
        className={buttonClass({
          variant: 'ghost',
          size: 'sm',
          className: 'copy-markdown needs-js',
        })}
      >
        <Copy aria-hidden />
        <Check aria-hidden />
        <CircleAlert aria-hidden />
        <span data-label>{getLabel({ kind: 'idle' })}</span>
      </button>
      <details data-menu name="copy-menu" className="relative border-l border-line">
        <summary
          aria-label="More ways to read this page"
          className={buttonClass({
            variant: 'ghost',
            size: 'iconXs',
            className: 'size-8 rounded-l-none max-sm:size-11',
          })}
        >
          <ChevronDown aria-hidden />
        </summary>
        <div className="drop-panel right-0 z-20 w-66 max-sm:right-auto max-sm:-left-[10.3125rem]">
          {linksFor(path, siteUrl).map(({ title, href, Icon }) => (
            <a key={title} href={href} data-no-prefetch rel="noreferrer">
              <Icon aria-hidden />
              {title}
            </a>
          ))}
        </div>
      </details>
    </div>
  );
}

function linksFor(path: string, siteUrl: string) {
  const markdown = markdownUrl(path);
  const question = encodeURIComponent(`Read ${siteUrl}${markdown} so that I can ask questions about it.`);
  return [
    { title: 'View as Markdown', href: markdown, Icon: FileText },
    { title: 'Open in ChatGPT', href: `https://chatgpt.com/?q=${question}`, Icon: MessageSquare },
    { title: 'Open in Claude', href: `https://claude.ai/new?q=${question}`, Icon: Bot },
    { title: 'Connect the docs MCP server', href: '/docs/docs-mcp', Icon: Plug },
  ];
}
