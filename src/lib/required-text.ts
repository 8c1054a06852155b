/** The `Required` cell in a table of parameters: the default is part of it, where there is one. */
export function requiredText(isRequired: boolean | undefined, defaultCode: string | undefined): string {
  if (isRequired) return 'yes';
  return defaultCode === undefined ? 'no' : `no, default ${defaultCode}`;
}
