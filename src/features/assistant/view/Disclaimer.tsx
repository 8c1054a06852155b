import { Info } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';

/** A label with a tooltip on hover, focus and touch; the stylesheet shows it, Escape hides it. */
export function Disclaimer({ label, tooltip }: { label: string; tooltip: string }) {
  const [dismissed, setDismissed] = useState(false);
  const id = useId();
  const back = () => setDismissed(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || dismissed) return;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    setDismissed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its button
    <span
      className="chat-disclaimer"
      data-dismissed={dismissed || undefined}
      onMouseLeave={back}
      onBlur={back}
      onKeyDown={onKeyDown}
    >
      <button type="button" aria-describedby={id} onClick={back}>
        {label}
        <Info aria-hidden />
      </button>
      <span id={id} role="tooltip" className="chat-tooltip">
        {tooltip}
      </span>
    </span>
  );
}
