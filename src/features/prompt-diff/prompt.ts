/** One message of a chat prompt, or the whole of a text prompt (`text`). */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant' | 'text';
  content: string;
}

/** One saved state of a prompt. */
export interface PromptVersion {
  version: number;
  labels: string[];
  author: string;
  /** Formatted date of saving. */
  saved: string;
  /** What the author wrote about the change. */
  note: string;
  messages: PromptMessage[];
}

/** A chat prompt with its versions, oldest first. */
export interface ChatPrompt {
  name: string;
  versions: PromptVersion[];
}
