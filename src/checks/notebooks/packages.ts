import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import { codeCells, getPlace, getSource, isTypeScript, type Notebook } from './notebook.ts';

const packagesSchema = z.strictObject({
  note: z.string(),
  pythonStandardLibrary: z.array(z.string()),
  packages: z.array(
    z.strictObject({
      ecosystem: z.enum(['pypi', 'npm']),
      name: z.string(),
      imports: z.array(z.string()).optional().describe('Modules that it provides, where they differ from its name.'),
      versions: z.array(z.string()).describe('Versions that notebooks may pin; empty where any is fine.'),
    }),
  ),
});

/** The packages that notebooks may use. */
export type Packages = z.infer<typeof packagesSchema>;

/** Reads `contracts/packages.json`. */
export const readPackages = (root: string): Packages =>
  packagesSchema.parse(JSON.parse(readFileSync(join(root, 'contracts/packages.json'), 'utf8')));

const LIST = 'contracts/packages.json';

/** Faults for imports that no known package provides, and for packages that are unknown or not pinned. */
export function packageFaults(notebook: Notebook, packages: Packages): Fault[] {
  return isTypeScript(notebook)
    ? npmFaults(notebook, packages)
    : [...pinFaults(notebook, packages), ...importFaults(notebook, packages)];
}

const known = ({ packages }: Packages, ecosystem: 'pypi' | 'npm') =>
  packages.filter((entry) => entry.ecosystem === ecosystem);

function versionFault(
  place: { file: string; line: number },
  name: string,
  version: string,
  packages: Packages,
  ecosystem: 'pypi' | 'npm',
): Fault[] {
  const entry = known(packages, ecosystem).find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (!entry) {
    const suggestion = findClosestMatch(
      name,
      known(packages, ecosystem).map((candidate) => candidate.name),
    );
    const remedy = suggestion
      ? `Did you mean "${suggestion}"? If not, add it to ${LIST}.`
      : `If it is real, add it to ${LIST}.`;
    return [{ ...place, problem: `There is no package "${name}" in ${LIST}.`, remedy }];
  }
  if (entry.versions.length === 0 || entry.versions.includes(version)) return [];
  return [
    {
      ...place,
      problem: `${name} ${version} is not listed.`,
      remedy: `Pin ${entry.versions.join(' or ')}, or add the version to ${LIST}.`,
    },
  ];
}

/** Returns the lines of a cell with their numbers; a backslash at the end joins lines. */
function getLines(source: string): { text: string; line: number }[] {
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  return lines.reduce<{ text: string; line: number }[]>((joined, next) => {
    const last = joined.at(-1);
    if (last?.text.endsWith('\\')) last.text = `${last.text.slice(0, -1)} ${next.text}`;
    else joined.push({ ...next });
    return joined;
  }, []);
}

function pinFaults(notebook: Notebook, packages: Packages): Fault[] {
  return codeCells(notebook).flatMap((cell) =>
    getLines(getSource(cell)).flatMap(({ text, line }) => {
      const list = /^\s*[%!]pip3? install (.*)$/.exec(text)?.[1];
      if (list === undefined) return [];
      const place = { file: getPlace(notebook, cell), line };
      const words = list.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
      return words
        .filter((word) => word && !word.startsWith('-'))
        .flatMap((word) => {
          const [, name, version] = /^([\w.-]+)(?:\[[\w,.-]+\])?==([\w.+!-]+)$/.exec(word) ?? [];
          if (name && version) return versionFault(place, name, version, packages, 'pypi');
          return [{ ...place, problem: `"${word}" has no exact version.`, remedy: `Pin it with "==".` }];
        });
    }),
  );
}

function importFaults(notebook: Notebook, packages: Packages): Fault[] {
  const modules = new Set([
    ...packages.pythonStandardLibrary,
    ...known(packages, 'pypi').flatMap(({ name, imports }) => imports ?? [name.replaceAll('-', '_')]),
  ]);
  return codeCells(notebook).flatMap((cell) =>
    getLines(getSource(cell)).flatMap(({ text, line }) => {
      const found = /^\s*(?:from\s+([\w.]+)\s+import\b|import\s+([\w., ]+?)(?:\s+as\s+\w+)?\s*(?:#.*)?$)/.exec(text);
      const names = (found?.[1] ?? found?.[2] ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
      return names
        .filter((name) => name && !provides(modules, name))
        .map((name) => ({
          file: getPlace(notebook, cell),
          line,
          problem: `No known package provides "${name}".`,
          remedy: `Correct the import, or add the package to ${LIST}.`,
        }));
    }),
  );
}

/** True if the module, or one that contains it, is known. */
function provides(modules: ReadonlySet<string>, name: string): boolean {
  const parts = name.split('.');
  return parts.some((_, index) => modules.has(parts.slice(0, index + 1).join('.')));
}

const isBuiltIn = (specifier: string) => /^(node:|jsr:|https?:|file:|\.)/.test(specifier);

function npmFaults(notebook: Notebook, packages: Packages): Fault[] {
  return codeCells(notebook).flatMap((cell) =>
    getLines(getSource(cell)).flatMap(({ text, line }) => {
      const specifier = /(?:\bfrom|^\s*import)\s*\(?\s*["']([^"']+)["']/.exec(text)?.[1];
      if (specifier === undefined || isBuiltIn(specifier)) return [];
      const place = { file: getPlace(notebook, cell), line };
      const [, name, version] = /^npm:((?:@[\w.-]+\/)?[\w.-]+)@(\d[\w.+-]*)(?:\/|$)/.exec(specifier) ?? [];
      if (name && version) return versionFault(place, name, version, packages, 'npm');
      return [{ ...place, problem: `"${specifier}" has no exact version.`, remedy: 'Write "npm:name@1.2.3".' }];
    }),
  );
}
