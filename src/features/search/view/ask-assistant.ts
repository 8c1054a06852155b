import { ASSISTANT_EVENT, type AssistantRequest } from '../../../site/assistant.ts';

/** Closes the dialog and opens the assistant with a question; follows the link if there is no assistant. */
export function askAssistant(dialog: HTMLDialogElement | null, { question, url }: { question: string; url: string }) {
  const ask = () => {
    const event = new CustomEvent<AssistantRequest>(ASSISTANT_EVENT, { detail: { question }, cancelable: true });
    if (document.dispatchEvent(event)) location.assign(url);
  };
  if (!dialog?.open) return ask();
  // The closed dialog returns focus to the page; the assistant takes it after that.
  dialog.addEventListener('close', () => setTimeout(ask), { once: true });
  dialog.close();
}
