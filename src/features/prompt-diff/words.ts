/** Text in the figure that doesn't come from the data. */
export interface PromptWords {
  /** Text alternative; `{name}` and `{count}` are filled in. */
  summary: string;
  /** The same for a prompt with one version; default `summary`. */
  summaryOne?: string;
  choose: string;
  kind: string;
  /** The kind of a prompt without messages; default `text prompt`. */
  textKind?: string;
  /** `{from}` and `{to}` are version numbers. */
  compare: string;
  first: string;
  /** A version without an earlier one to compare with; `{version}` is filled in; default `first`. */
  alone?: string;
  added: string;
  removed: string;
}

export const PROMPT_WORDS: PromptWords = {
  summary: 'Prompt {name}: {count} versions and what each changed',
  summaryOne: 'Prompt {name}: one version',
  choose: 'Choose a version to see what it changed',
  kind: 'chat prompt',
  compare: 'v{from} → v{to}',
  first: 'First version',
  alone: 'Version {version}',
  added: 'added',
  removed: 'removed',
};
