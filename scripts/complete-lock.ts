import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockEntry>;
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'aix', 'sunos', 'netbsd', 'openbsd'];
const CPU = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** Returns the platform of a package from its name, such as `@x/y-linux-x64-musl`. */
export function getPlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = words.find((word) => OS.includes(word));
  const cpu = CPU.find((kind) => words.includes(kind));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc && { libc: [libc] }) };
}

/** Adds platform packages that the registry did not have: `npm ci` refuses a lockfile without them. */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const inside = `${path}/node_modules/${name}`;
      const platform = getPlatform(name);
      if (lock.packages[`node_modules/${name}`] || lock.packages[inside] || !platform.cpu || !/^\d/.test(version))
        continue;
      lock.packages[`node_modules/${name}`] = { version, ...(entry.dev && { dev: true }), optional: true, ...platform };
      added.push(`${name}@${version}`);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const added = completeLock(lock);
  if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `added ${added.length}:\n${added.join('\n')}` : 'The lockfile lists every platform.');
}
