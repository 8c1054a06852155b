/** What samples are checked against. */
export interface Versions {
  python: string;
  typescript: string;
  api: string;
  platform: string;
}

/** What a reader is told about a block of code. */
export interface CheckedNote {
  isChecked: boolean;
  text: string;
}

interface Block {
  language: string;
  text: string;
  unchecked?: string;
}

type Say = (text: string, versions: Versions) => string;

const script: Say = (text, { typescript }) =>
  /@sightglass\/|\bsg\./.test(text) ? `Checked against TypeScript SDK ${typescript}` : 'Type-checked';
const python: Say = (text, versions) =>
  /\bsightglass\b|\bsg\./.test(text) ? `Checked against Python SDK ${versions.python}` : 'Parses as Python';
const shell: Say = (text, { api }) =>
  /\bcurl\b[\s\S]*\/api\/public/.test(text) ? `Checked against public API ${api}` : 'Parses as shell';
const yaml: Say = (text, { platform }) =>
  /^services:/m.test(text) ? `Valid for Compose, variables of platform ${platform}` : 'Parses as YAML';

/** By language, as `npm run check:samples` checks them; nothing is said of a language that it only shows. */
const SAID: Readonly<Record<string, Say>> = {
  ts: script,
  typescript: script,
  tsx: script,
  js: script,
  javascript: script,
  jsx: script,
  python,
  py: python,
  bash: shell,
  sh: shell,
  shell,
  yaml,
  yml: yaml,
  json: () => 'Parses as JSON',
  jsonl: () => 'Parses as JSON',
  toml: () => 'Parses as TOML',
  dotenv: (_, { platform }) => `Variables of platform ${platform}`,
};

/** What was checked in a block of code and against which version, or why it was not. */
export function checkedNote({ language, text, unchecked }: Block, versions: Versions): CheckedNote | undefined {
  if (unchecked !== undefined) return { isChecked: false, text: `Not checked: ${unchecked}` };
  const say = SAID[language];
  return say && { isChecked: true, text: say(text, versions) };
}
