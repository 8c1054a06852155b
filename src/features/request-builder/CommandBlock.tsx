import { CopyCodeButton } from '../../ui/CopyCodeButton.tsx';
import { WORDS } from './words.ts';

/** Shows the command, with a copy button. */
export function CommandBlock({ text }: { text: string }) {
  return (
    <figure className="code-block" data-language="bash">
      <figcaption>
        <span className="code-title">{WORDS.command}</span>
        <CopyCodeButton label={WORDS.copy} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
