/** An environment variable and its default. */
export interface Variable {
  name: string;
  fallback: string;
}

/** Rows such as `| \`PORT\` | \`3000\` | ... |` in a README. */
export function tableRows(markdown: string): Variable[] {
  return [...markdown.matchAll(/^\|\s*`([A-Z][A-Z0-9_]*)`\s*\|([^|]*)\|/gm)].map(([, name = '', cell = '']) => ({
    name,
    fallback: cell.trim().replaceAll('`', ''),
  }));
}

/** Lines such as `PORT=3000` or `# PORT=3000` in `.env.example`. */
export function exampleRows(example: string): Variable[] {
  return [...example.matchAll(/^(?:#\s*)?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    fallback: value.trim(),
  }));
}

/** Differences between documented rows and the variables in the code. */
export function envDifferences(rows: readonly Variable[], variables: readonly Variable[], where: string): string[] {
  const written = new Map(rows.map((row) => [row.name, row.fallback]));
  const known = new Set(variables.map(({ name }) => name));
  return [
    ...rows
      .filter((row) => !known.has(row.name))
      .map((row) => `${where} names ${row.name}, which the site never reads.`),
    ...rows
      .filter((row, index) => rows.findIndex(({ name }) => name === row.name) < index)
      .map((row) => `${where} names ${row.name} twice.`),
    ...variables.flatMap(({ name, fallback }) => {
      const found = written.get(name);
      if (found === undefined) return [`${where} lacks ${name}.`];
      return found === fallback ? [] : [`${where} gives ${name} another default than "${fallback}".`];
    }),
  ];
}
