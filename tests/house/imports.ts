import { importsOf, resolve } from './syntax.ts';
import { isSource, roomOf, type SourceFile } from './tree.ts';

interface Law {
  values: readonly string[];
  /** Rooms of which types alone may be imported. */
  types?: readonly string[];
}

/** Who may import whom. A room may always import itself; `lib` is the ground that all stand on. */
export const LAW: Readonly<Record<string, Law | 'everything'>> = {
  lib: { values: [] },
  site: { values: ['lib'] },
  schema: { values: ['site', 'lib'] },
  i18n: { values: ['site', 'lib'] },
  ui: { values: ['lib'] },
  platform: { values: ['site', 'lib'] },
  search: { values: ['site', 'lib'] },
  assistant: { values: ['search', 'site', 'lib'], types: ['schema'] },
  markdown: { values: ['schema', 'site', 'lib'] },
  source: { values: ['markdown', 'schema', 'site', 'lib'], types: ['search', 'assistant'] },
  render: { values: ['site', 'lib'] },
  client: { values: ['render', 'site', 'lib'] },
  features: { values: ['ui', 'i18n', 'site', 'schema', 'lib', 'render', 'search', 'assistant'], types: ['source'] },
  prose: { values: ['features', 'ui', 'i18n', 'markdown', 'site', 'lib'] },
  layouts: { values: ['features', 'ui', 'i18n', 'search', 'site', 'lib'], types: ['source', 'schema', 'render'] },
  pages: {
    values: ['layouts', 'features', 'ui', 'i18n', 'site', 'schema', 'render', 'search', 'lib'],
    types: ['source', 'assistant'],
  },
  server: 'everything',
  checks: 'everything',
  build: 'everything',
};

/** What the server half of a feature, `*.server.ts`, may import besides. */
const SERVER_HALF = ['source', 'markdown', 'platform'];

/** Parts of the platform that run in the browser, for any file of a feature. */
const BROWSER_PLATFORM = /^src\/platform\/(consent|analytics|crm)\//;

function allows(path: string, room: string, target: string, typeOnly: boolean): boolean {
  const law = LAW[room];
  if (law === 'everything' || target === room) return true;
  if (!law) return false;
  if (law.values.includes(target) || (typeOnly && law.types?.includes(target))) return true;
  return room === 'features' && /\.server\.tsx?$/.test(path) && SERVER_HALF.includes(target);
}

/** Imports that run against the law of the rooms. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.filter(isSource).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, typeOnly, line }) => {
      const target = resolve(file.path, specifier);
      const room = roomOf(file.path);
      if (target === undefined || room === undefined) return [];
      const targetRoom = roomOf(target);
      if (room === 'features' && BROWSER_PLATFORM.test(target)) return [];
      if (targetRoom && allows(file.path, room, targetRoom, typeOnly)) return [];
      return [`${file.path}:${line}: ${room} may not import ${targetRoom ?? target}${typeOnly ? ' (types)' : ''}.`];
    }),
  );
}

/** Imports from one feature into another. */
export function crossFeatureImports(files: readonly SourceFile[]): string[] {
  const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  return files.filter(isSource).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const [own, other] = [featureOf(file.path), featureOf(resolve(file.path, specifier) ?? '')];
      return own && other && own !== other
        ? [`${file.path}:${line}: the feature ${own} imports the feature ${other}.`]
        : [];
    }),
  );
}

/** Relative imports without the file's ending, or of files that are not there. */
export function brokenImports(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(isSource).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const target = resolve(file.path, specifier);
      return target === undefined || paths.has(target)
        ? []
        : [`${file.path}:${line}: there is no file "${specifier}"; spell its ending.`];
    }),
  );
}

/** Rings of files that import each other's values. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.filter(isSource).map((file) => [file.path, valueTargets(file)]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const go = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'open') cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const target of graph.get(path) ?? []) go(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) go(path, []);
  return cycles;
}

function valueTargets(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier, typeOnly }) => (typeOnly ? [] : (resolve(file.path, specifier) ?? [])));
}
