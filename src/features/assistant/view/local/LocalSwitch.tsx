import { useId } from 'react';
import type { ChatWords } from '../../words.ts';
import type { LocalMode } from './use-local-mode.ts';

/** The switch for answers in the browser, with its description and state. */
export function LocalSwitch({ mode, words }: { mode: LocalMode; words: ChatWords['local'] }) {
  const id = useId();
  if (mode.forced) return <p className="chat-local-note">{words.forced}</p>;
  return (
    <div className="chat-local needs-js" data-status={mode.status} data-markdown="skip">
      <label className="chat-local-label">
        <input
          type="checkbox"
          role="switch"
          checked={mode.status !== 'off'}
          aria-checked={mode.status !== 'off'}
          aria-describedby={id}
          onChange={(event) => mode.set(event.currentTarget.checked)}
        />
        {words.label}
      </label>
      <p id={id} role="status" className="chat-local-note">
        {words[mode.status]}
      </p>
    </div>
  );
}
