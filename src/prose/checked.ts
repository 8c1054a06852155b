import type { CheckedVersions, SampleCheck, SampleResults } from '../markdown/sample-check.ts';

/** The note for readers about the check of a code block. */
export interface CheckNote {
  isChecked: boolean;
  text: string;
}

interface Block {
  language: string;
  text: string;
  unchecked?: string;
}

const LABELS: Readonly<Record<SampleCheck, (versions: CheckedVersions) => string>> = {
  'python-sdk': ({ python }) => `Checked against Python SDK ${python}`,
  'typescript-sdk': ({ typescript }) => `Checked against TypeScript SDK ${typescript}`,
  'public-api': ({ api }) => `Checked against public API ${api}`,
  compose: ({ platform }) => `Valid Compose file, variables of platform ${platform}`,
  variables: ({ platform }) => `Variables of platform ${platform}`,
  types: () => 'Type-checked',
  python: () => 'Parses as Python',
  shell: () => 'Parses as shell',
  yaml: () => 'Parses as YAML',
  json: () => 'Parses as JSON',
  toml: () => 'Parses as TOML',
};

/** Returns the result of a block's check, or why it is not checked; undefined if it has not passed a check. */
export function getCheckNote({ language, text, unchecked }: Block, results?: SampleResults): CheckNote | undefined {
  if (unchecked !== undefined) return { isChecked: false, text: `Not checked: ${unchecked}` };
  const check = results?.find(language, text);
  return results && check && { isChecked: true, text: LABELS[check](results.versions) };
}
