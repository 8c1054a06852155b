import { CopyCodeButton } from '../../ui/CopyCodeButton.tsx';
import { WORDS } from './words.ts';

/** The command as it stands, with the button that every block of code has. */
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
