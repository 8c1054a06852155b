/** Returns the `Required` cell in a table of parameters, with the default if there is one. */
export function formatRequired(isRequired: boolean | undefined, defaultCode: string | undefined): string {
  if (isRequired) return 'yes';
  return defaultCode === undefined ? 'no' : `no, default ${defaultCode}`;
}
