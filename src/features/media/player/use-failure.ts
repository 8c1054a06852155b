import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useEffect, useState } from 'react';
import { PLAYER } from '../../../site/limits.ts';
import { afterFailure } from './sources.ts';

/** The formats that are left to try, and the code of the failure once none is. */
export function useFailure(
  player: RefObject<MediaPlayerInstance | null>,
  all: readonly string[],
): { sources: readonly string[]; code: number | undefined; fail(code: number, source?: string): void } {
  const [sources, setSources] = useState(all);
  const [code, setCode] = useState<number>();
  const fail = (failure: number, source?: string) => {
    const after = afterFailure(sources, failure, source);
    if ('next' in after) setSources(after.next);
    else setCode(after.code);
  };
  useEffect(() => {
    const element = player.current?.el;
    // A missing or unreadable file is reported at its <source>, which the player does not observe.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLSourceElement) fail(PLAYER.noSourceCode, target.getAttribute('src') ?? undefined);
    };
    element?.addEventListener('error', onError, { capture: true });
    return () => element?.removeEventListener('error', onError, { capture: true });
  });
  return { sources, code, fail };
}
