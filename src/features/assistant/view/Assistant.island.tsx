import type { LocaleId } from '../../../site/locales.ts';
import type { Answer } from '../engine/answer.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { ChatPage } from './ChatPage.tsx';

interface AssistantProps {
  locale: LocaleId;
  /** In a separate page, or in the dialog that every page has. */
  place: 'page' | 'dialog';
  /** The answer that the server has rendered. */
  initialAnswer?: Answer;
  /** True if no server answers questions. */
  localOnly?: boolean;
}

/** The assistant's chat: one island for both places, so that every page names one file less. */
export default function Assistant({ locale, place, initialAnswer, localOnly }: AssistantProps) {
  return place === 'page' ? <ChatPage {...{ locale, initialAnswer, localOnly }} /> : <ChatDialog locale={locale} />;
}
