import { useCallback, useLayoutEffect, useState } from 'react';
import type { LocaleId } from '../../../../site/locales.ts';
import { isLocalModeOn, storeLocalMode } from './local-mode.ts';

/** Whether answers are created in the browser, and the loading state of their data. */
export interface LocalMode {
  status: 'off' | 'loading' | 'ready' | 'failed';
  /** True without a server: it can't be switched off. */
  forced: boolean;
  set(on: boolean): void;
}

/** Stores the reader's choice and loads the data. If `forced`, it loads with the first question. */
export function useLocalMode(locale: LocaleId, forced: boolean): LocalMode {
  const [status, setStatus] = useState<LocalMode['status']>(forced ? 'ready' : 'off');
  const load = useCallback(async () => {
    setStatus('loading');
    const { loadLocalAnswers } = await import('./ask-locally.ts');
    const next = (await loadLocalAnswers(locale)) ? 'ready' : 'failed';
    // It may have been switched off in the meantime.
    setStatus((now) => (now === 'off' ? now : next));
  }, [locale]);
  useLayoutEffect(() => {
    if (!forced && isLocalModeOn()) void load();
  }, [forced, load]);
  const set = (on: boolean) => {
    storeLocalMode(on);
    if (on) void load();
    else setStatus('off');
  };
  return { status, forced, set };
}
