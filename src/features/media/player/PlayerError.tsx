import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEDIA_WORDS } from '../words.ts';

/** Shown when no format can be played: the reason, its code, and a link to the file. */
export function PlayerError({ code, file }: { code: number; file: string }): ReactNode {
  return (
    <div className="player-error" role="alert" data-code={code}>
      <CircleAlert aria-hidden className="player-error-icon" />
      <p className="player-error-text">{MEDIA_WORDS.error}</p>
      <p className="player-error-code">{MEDIA_WORDS.code.replace('{code}', String(code))}</p>
      <a href={file}>{MEDIA_WORDS.openFile}</a>
    </div>
  );
}
