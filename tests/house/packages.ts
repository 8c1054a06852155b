type Versions = Record<string, string>;

/** The fields of package.json that we read. */
export interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  overrides?: Versions;
}

/** The fields of package-lock.json that we read. */
export interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Dependencies whose version is not one exact number. */
export function looseVersions(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version.`);
}

/** Packages with a separate binary for each platform; `*` is the platform. */
export const NATIVE_PACKAGES = [
  '@rolldown/binding-*-gnu',
  'lightningcss-*-gnu',
  '@tailwindcss/oxide-*-gnu',
  '@bruits/satteri-*-gnu',
  '@biomejs/cli-*',
  '@typescript/typescript-*',
  '@img/sharp-*',
  '@img/sharp-libvips-*',
  'node-*',
] as const;

/** Binaries that the lock file lacks for a kind of Linux machine, or has in two versions. */
export function missingBinaries(lock: Lock, natives: readonly string[] = NATIVE_PACKAGES): string[] {
  const getVersion = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  return natives.flatMap((native) => {
    const names = ['linux-x64', 'linux-arm64'].map((machine) => native.replace('*', machine));
    const missing = names.filter((name) => getVersion(name) === undefined).map((name) => `${name} is not locked.`);
    const versions = new Set(names.map(getVersion));
    return missing.length > 0 || versions.size === 1 ? missing : [`${native} is locked in two versions.`];
  });
}
