/** The parts of a feature: its folders, and `shared` for the files directly in the feature's folder. */
export type Part = 'shared' | 'engine' | 'view' | 'server' | 'page' | 'fixtures';

interface PartLaw {
  /** Rooms whose values the part may import. */
  values: readonly string[];
  /** Rooms from which only types may be imported. */
  types?: readonly string[];
  /** Other parts of the same feature that it may import. */
  parts: readonly Part[];
  /** True if the part runs in the browser, or in both environments: it may not import Node's modules. */
  browser: boolean;
  /** How to fix a wrong import. */
  remedy: string;
}

const BROWSER_ROOMS = ['ui', 'i18n', 'site', 'schema', 'lib', 'render'] as const;

/** What each part of a feature may import. */
export const PARTS: Readonly<Record<Part, PartLaw>> = {
  shared: {
    values: ['i18n', 'site', 'schema', 'lib'],
    parts: ['engine'],
    browser: true,
    remedy: 'Browser and server use this file: move the code that needs the import to view/ or server/.',
  },
  engine: {
    values: ['site', 'lib'],
    types: ['schema'],
    parts: ['shared'],
    browser: true,
    remedy: 'An engine is pure and runs anywhere: pass the value in, or move the code to view/ or server/.',
  },
  view: {
    values: BROWSER_ROOMS,
    types: ['source'],
    parts: ['shared', 'engine'],
    browser: true,
    remedy: 'A view runs in the browser: move shared code to engine/, and ask the server through an endpoint.',
  },
  server: {
    values: ['i18n', 'site', 'schema', 'lib', 'render', 'http', 'platform', 'source', 'markdown'],
    parts: ['shared', 'engine'],
    browser: false,
    remedy: 'Server code has no DOM: move shared code to engine/, and let src/server pass in the rest as a service.',
  },
  page: {
    values: [...BROWSER_ROOMS, 'layouts'],
    types: ['source'],
    parts: ['shared', 'engine', 'view'],
    browser: true,
    remedy: 'A page gets its data as props: load it in server/ and pass it in.',
  },
  fixtures: {
    values: ['site', 'schema', 'lib'],
    parts: ['shared', 'engine'],
    browser: false,
    remedy: 'Fixtures are data for tests: keep them free of other code.',
  },
};

/** Rooms other than `features` that may import the server side of a feature. */
export const SERVER_SIDE_ROOMS: readonly string[] = ['server', 'checks', 'build'];

interface EnginePair {
  /** A room, or `features/<name>`. */
  from: string;
  /** The feature whose `engine/` is imported. */
  engine: string;
  typesOnly?: boolean;
}

/** Who may import the engine of a feature. `src/server`, with MCP and the worker, may import all of them. */
export const ENGINE_PAIRS: readonly EnginePair[] = [
  { from: 'source', engine: 'assistant', typesOnly: true },
  { from: 'features/assistant', engine: 'search' },
  { from: 'source', engine: 'search', typesOnly: true },
];

/** A file's place in a feature. */
export interface FeaturePlace {
  feature: string;
  /** Undefined in a feature without parts. */
  part: Part | undefined;
}

const isPart = (name: string): name is Part => name !== 'shared' && Object.hasOwn(PARTS, name);

/** Names the features that have parts. */
export function findWholeFeatures(paths: readonly string[]): Set<string> {
  return new Set(
    paths.flatMap((path) => {
      const [, feature = '', folder = ''] = /^src\/features\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
      return isPart(folder) ? [feature] : [];
    }),
  );
}

/** Finds the feature and the part that contain a file. */
export function getPlace(path: string, whole: ReadonlySet<string>): FeaturePlace | undefined {
  const [, feature, folder = ''] = /^src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (feature === undefined) return undefined;
  return { feature, part: isPart(folder) ? folder : whole.has(feature) ? 'shared' : undefined };
}
