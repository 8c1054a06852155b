import type { ReactNode } from 'react';
import { Island } from '../../render/Island.tsx';
import type { LocaleId } from '../../site/locales.ts';
import Assistant from './Assistant.island.tsx';
import type { Answer } from './answer.ts';

/** The assistant's dialog, asleep until somebody opens it. */
export function AssistantDialog({ locale }: { locale: LocaleId }): ReactNode {
  return <Island component={Assistant} on="script" props={{ locale, place: 'dialog' }} />;
}

/** The chat of the assistant's page: asleep until it is touched, unless something was asked already. */
export function AssistantChat({ locale, asked }: { locale: LocaleId; asked?: Answer }): ReactNode {
  return <Island component={Assistant} on={asked ? 'load' : 'interaction'} props={{ locale, place: 'page', asked }} />;
}
