import { cn } from '../../lib/cn.ts';

/** A few lines of code without colours, in the site's code frame. */
export function PlainCode({ title, text, className }: { title: string; text: string; className?: string }) {
  return (
    <figure className={cn('code-block', className)}>
      <figcaption>
        <span className="code-title">{title}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
