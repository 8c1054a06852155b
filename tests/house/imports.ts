import {
  ENGINE_PAIRS,
  type FeaturePlace,
  findWholeFeatures,
  getPlace,
  PARTS,
  type Part,
  SERVER_SIDE_ROOMS,
} from './feature-parts.ts';
import { getImports, resolve } from './syntax.ts';
import { getRoom, isSource, type SourceFile } from './tree.ts';

interface Law {
  values: readonly string[];
  /** Rooms from which only types may be imported. */
  types?: readonly string[];
}

/** Which rooms may import which. A room may always import itself; every room may import `lib`. */
export const LAW: Readonly<Record<string, Law | 'everything'>> = {
  lib: { values: [] },
  site: { values: ['lib'] },
  schema: { values: ['site', 'lib'] },
  i18n: { values: ['site', 'lib'] },
  ui: { values: ['lib'] },
  platform: { values: ['site', 'lib'] },
  http: { values: ['platform', 'site', 'lib'] },
  markdown: { values: ['schema', 'site', 'lib'] },
  source: { values: ['markdown', 'schema', 'site', 'lib'] },
  render: { values: ['site', 'lib'] },
  client: { values: ['render', 'site', 'lib'] },
  features: { values: ['ui', 'i18n', 'site', 'schema', 'lib', 'render'], types: ['source'] },
  prose: { values: ['features', 'ui', 'i18n', 'markdown', 'site', 'lib'] },
  layouts: { values: ['features', 'ui', 'i18n', 'site', 'lib'], types: ['source', 'schema', 'render'] },
  pages: {
    values: ['layouts', 'features', 'ui', 'i18n', 'site', 'schema', 'render', 'lib'],
    types: ['source'],
  },
  server: 'everything',
  checks: 'everything',
  build: 'everything',
};

/** What the server half of a feature without parts, `*.server.ts`, may import in addition. */
const SERVER_HALF = ['source', 'markdown', 'platform', 'http'];

/** Parts of the platform that run in the browser, for any file of a feature. */
const BROWSER_PLATFORM = /^src\/platform\/(consent|analytics|crm)\//;

const ROOM_REMEDY = 'Move the code to a room that may import it (docs/rooms-and-laws.md), or pass the value in.';
const ENGINE_REMEDY = 'Let layouts, pages or src/server connect the two, or list the pair in ENGINE_PAIRS.';

/** An import of one file of the repository by another. */
interface Edge {
  path: string;
  target: string;
  typeOnly: boolean;
  from: FeaturePlace | undefined;
  to: FeaturePlace | undefined;
}

function allowsRoom(path: string, room: string, target: string, typeOnly: boolean): boolean {
  const law = LAW[room];
  if (law === 'everything' || target === room) return true;
  if (!law) return false;
  if (law.values.includes(target) || (typeOnly && law.types?.includes(target))) return true;
  return room === 'features' && /\.server\.tsx?$/.test(path) && SERVER_HALF.includes(target);
}

/** True if the law lists the import of an engine by another feature or by a room below the features. */
function isListedEngine({ path, to, from, typeOnly }: Edge): boolean {
  if (to?.part !== 'engine') return false;
  const importer = from ? `features/${from.feature}` : getRoom(path);
  const mayImport = !from || from.part === undefined || ['engine', 'server', 'fixtures'].includes(from.part);
  const isListed = (pair: (typeof ENGINE_PAIRS)[number]) =>
    pair.engine === to.feature && pair.from === importer && (!pair.typesOnly || typeOnly);
  return mayImport && ENGINE_PAIRS.some(isListed);
}

/** What is wrong with an import inside a feature with parts; undefined if nothing is. */
function partFault(part: Part, { target, to, from, typeOnly }: Edge): string | undefined {
  const { values, types, parts, remedy } = PARTS[part];
  if (to && to.feature === from?.feature) {
    const isAllowed = to.part === undefined || to.part === part || parts.includes(to.part);
    return isAllowed ? undefined : `${from.feature}/${part} may not import ${to.feature}/${to.part}. ${remedy}`;
  }
  const room = getRoom(target);
  if (part !== 'engine' && BROWSER_PLATFORM.test(target)) return undefined;
  if (room && (values.includes(room) || (typeOnly && types?.includes(room)))) return undefined;
  return `${from?.feature}/${part} may not import ${room ?? target}${typeOnly ? ' (types)' : ''}. ${remedy}`;
}

/** What is wrong with an import between rooms; undefined if nothing is. */
function roomFault({ path, target, typeOnly, to }: Edge): string | undefined {
  const [room, targetRoom] = [getRoom(path), getRoom(target)];
  if (room === undefined) return undefined;
  if (to?.part === 'server' && ![...SERVER_SIDE_ROOMS, 'features'].includes(room))
    return `${room} may not import the server's side of the feature ${to.feature}. ${ROOM_REMEDY}`;
  if (room === 'features' && BROWSER_PLATFORM.test(target)) return undefined;
  if (targetRoom && allowsRoom(path, room, targetRoom, typeOnly)) return undefined;
  return `${room} may not import ${targetRoom ?? target}${typeOnly ? ' (types)' : ''}. ${ROOM_REMEDY}`;
}

/** Imports that run against the law of the rooms and of the parts of features. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  const wholeFeatures = findWholeFeatures(files.map(({ path }) => path));
  return files.filter(isSource).flatMap((file) => {
    const from = getPlace(file.path, wholeFeatures);
    return getImports(file).flatMap(({ specifier, typeOnly, line }) => {
      const target = resolve(file.path, specifier);
      const fault =
        target === undefined
          ? packageFault(from, specifier)
          : fileFault({ path: file.path, target, typeOnly, from, to: getPlace(target, wholeFeatures) });
      return fault ? [`${file.path}:${line}: ${fault}`] : [];
    });
  });
}

function fileFault(edge: Edge): string | undefined {
  const { from, to } = edge;
  // Imports of other features are reported by `crossFeatureImports`.
  if (isListedEngine(edge) || (from && to && from.feature !== to.feature)) return undefined;
  return from?.part ? partFault(from.part, edge) : roomFault(edge);
}

function packageFault(from: FeaturePlace | undefined, specifier: string): string | undefined {
  if (!from?.part || !PARTS[from.part].browser || !specifier.startsWith('node:')) return undefined;
  return `${from.feature}/${from.part} may not import ${specifier}. ${PARTS[from.part].remedy}`;
}

/** Imports from one feature into another, except of engines that the law lists. */
export function crossFeatureImports(files: readonly SourceFile[]): string[] {
  const whole = findWholeFeatures(files.map(({ path }) => path));
  return files.filter(isSource).flatMap((file) =>
    getImports(file).flatMap(({ specifier, typeOnly, line }) => {
      const target = resolve(file.path, specifier) ?? '';
      const [from, to] = [getPlace(file.path, whole), getPlace(target, whole)];
      if (!from || !to || from.feature === to.feature) return [];
      if (isListedEngine({ path: file.path, target, typeOnly, from, to })) return [];
      return [`${file.path}:${line}: the feature ${from.feature} imports the feature ${to.feature}. ${ENGINE_REMEDY}`];
    }),
  );
}

/** Relative imports without the file extension, or of files that do not exist. */
export function brokenImports(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(isSource).flatMap((file) =>
    getImports(file).flatMap(({ specifier, line }) => {
      const target = resolve(file.path, specifier);
      return target === undefined || paths.has(target)
        ? []
        : [`${file.path}:${line}: there is no file "${specifier}"; spell its ending.`];
    }),
  );
}

/** Cycles of files that import each other's values. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.filter(isSource).map((file) => [file.path, valueTargets(file)]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'open') cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}

function valueTargets(file: SourceFile): string[] {
  return getImports(file).flatMap(({ specifier, typeOnly }) => (typeOnly ? [] : (resolve(file.path, specifier) ?? [])));
}
