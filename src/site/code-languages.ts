const NAMES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  python: 'Python',
  py: 'Python',
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  sql: 'SQL',
  http: 'HTTP',
  text: 'Text',
  txt: 'Text',
  dotenv: '.env',
  ini: 'INI',
  hcl: 'HCL',
  dockerfile: 'Dockerfile',
  diff: 'Diff',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
  graphql: 'GraphQL',
};

/** Returns the display name of a code language; unknown ones are returned unchanged. */
export function languageName(language: string): string {
  return NAMES[language] ?? language;
}
