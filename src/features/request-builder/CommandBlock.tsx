import { Check, Copy } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import { WORDS } from './words.ts';

/** The command as it stands, with the button that every block of code has. */
export function CommandBlock({ text }: { text: string }) {
  return (
    <figure className="code-block" data-language="bash">
      <figcaption>
        <span className="code-title">{WORDS.command}</span>
        <button
          type="button"
          data-copy-code
          aria-label={WORDS.copy}
          className={buttonClass({ variant: 'ghost', size: 'iconXs', className: 'code-copy group' })}
        >
          <Copy aria-hidden className="group-data-copied:hidden" />
          <Check aria-hidden className="hidden text-green-ink group-data-copied:block" />
          <span aria-live="polite" className="sr-only" />
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
