/** Packages that the bundled server imports at run time: native code, grammars that are loaded by name, and drivers. */
export const EXTERNAL_PACKAGES = ['satteri', 'sharp', '@shikijs/langs', 'takumi-js', 'pg', 'rate-limiter-flexible'];

/** Packages whose files the server reads by path. */
const DATA_PACKAGES = [
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@ip-location-db/geo-whois-asn-country-mmdb',
];

/** The part of package-lock.json that matters here. */
export interface PackageLock {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Folders that `npm ci --omit=dev` fills: enough to bundle the site and to run it. */
export function productionPackages({ packages }: PackageLock, isInstalled: (path: string) => boolean): string[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && isInstalled(path))
    .map(([path]) => path);
}

/** Folders that a bundled server needs: packages it imports or reads, and what those depend on. */
export function runtimePackages({ packages }: PackageLock, isInstalled: (path: string) => boolean): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = resolvePackage(name, from, packages);
    if (!path || found.has(path) || !isInstalled(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path);
  };
  for (const name of [...EXTERNAL_PACKAGES, ...DATA_PACKAGES]) add(name, '');
  return [...found].sort();
}

/** Finds a package as Node.js does: in the importing package first, then outwards. */
function resolvePackage(name: string, from: string, packages: PackageLock['packages']): string | undefined {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  return resolvePackage(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}
