import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Island } from '../../../render/Island.tsx';
import type { LocaleId } from '../../../site/locales.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import type { Answer } from '../engine/answer.ts';
import { CHAT_WORDS } from '../words.ts';
import Assistant from './Assistant.island.tsx';

/** The assistant's dialog, not hydrated until it is opened, and the button that asks about selected text. */
export function AssistantDialog({ locale }: { locale: LocaleId }): ReactNode {
  const { selection } = CHAT_WORDS[locale];
  return (
    <>
      <button
        type="button"
        hidden
        data-ask-selection=""
        data-draft={selection.draft('{quote}')}
        className={buttonClass({ variant: 'outline', size: 'sm', className: 'ask-selection' })}
      >
        <Sparkles aria-hidden />
        {selection.button}
      </button>
      <Island component={Assistant} on="script" props={{ locale, place: 'dialog' }} />
    </>
  );
}

interface AssistantChatProps {
  locale: LocaleId;
  initialAnswer?: Answer;
  /** True if no server answers questions: the browser does. */
  localOnly?: boolean;
}

/** The chat of the assistant's page: not hydrated until the reader interacts with it, unless a question is pending. */
export function AssistantChat({ locale, initialAnswer, localOnly }: AssistantChatProps): ReactNode {
  const props = { locale, place: 'page' as const, initialAnswer, localOnly };
  return <Island component={Assistant} on={initialAnswer ? 'load' : 'interaction'} props={props} />;
}
