import type { Sample } from './fences.ts';

/** Names that fragments use without making them, as all pages do, with their types. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  sg: "import('@sightglass/client').SightglassClient",
  dataset: "import('@sightglass/client').Dataset",
  g: "import('@sightglass/tracing').Generation",
  s: "import('@sightglass/tracing').Observation",
};

/** A sample made into a file that the compiler can read; lines stay where they are. */
export function toCompilable(code: string): string {
  // The reader's own files are not here: what comes from them may be anything.
  const codeWithoutLocalImports = code.replace(
    /^import\s+([\s\S]*?)\s+from\s+['"](\.{1,2}\/|@\/)[^'"]*['"];?/gm,
    (all, names: string) => {
      const declared = [...names.matchAll(/(\w+)(?=\s*(?:[,}]|$))/g)].map(([, name]) => `declare const ${name}: any`);
      return declared.join('; ') + '\n'.repeat(all.split('\n').length - 1);
    },
  );
  return codeWithoutLocalImports
    .replace(/(["'])npm:\/?((?:@[\w.-]+\/)?[\w.-]+)@[\w.+-]+/g, '$1$2')
    .replace(/^import\s+['"](\.{1,2}\/|@\/)[^'"]*['"];?/gm, '')
    .replace(/\bimport\(\s*['"]\.{1,2}\/[^)]*\)/g, 'Promise.resolve({} as any)');
}

/** A complaint of the compiler. */
export interface Diagnostic {
  file: string;
  line: number;
  code: number;
  message: string;
}

/** Reads what the compiler prints. */
export function readDiagnostics(output: string): Diagnostic[] {
  return [...output.matchAll(/^(?:.*\/)?([\w.-]+)\((\d+),\d+\): error TS(\d+): (.*)$/gm)].map(
    ([, file = '', line = '1', code = '0', message = '']) => ({
      file,
      line: Number(line),
      code: Number(code),
      message,
    }),
  );
}

const UNKNOWN_NAME = new Set([2304, 2552, 18004]);

/** Names that a sample uses without making them. */
export function freeNames(diagnostics: readonly Diagnostic[]): string[] {
  return [
    ...new Set(
      diagnostics.flatMap(({ code, message }) => {
        const name = UNKNOWN_NAME.has(code) ? /'(\w+)'/.exec(message)?.[1] : undefined;
        return name ? [name] : [];
      }),
    ),
  ];
}

/** Declarations for the names that a fragment takes from elsewhere: the SDK's where it exports them, the reader's own otherwise. */
export function declarations(names: readonly string[], packages: ReadonlyMap<string, readonly string[]>): string {
  return names
    .map((name) => {
      const from = [...packages].find(([, exports]) => exports.includes(name))?.[0];
      if (from) return `declare const ${name}: typeof import('${from}').${name}; type ${name} = any`;
      return `declare const ${name}: ${CONVENTIONS[name] ?? 'any'}; type ${name} = any`;
    })
    .join('\n');
}

/** True where the compiler resolved a name of the SDK: one that is imported, or one that a fragment counts on. */
export function usesSdk(
  text: string,
  free: readonly string[],
  packages: ReadonlyMap<string, readonly string[]>,
): boolean {
  const exported = [...packages.values()].flat();
  const imports = /(?:from|import|import\()\s*['"]@sightglass\//.test(text);
  return imports || free.some((name) => name in CONVENTIONS || exported.includes(name));
}

/** The name under which a sample is handed to the compiler. */
export function getFileName(sample: Sample, index: number): string {
  const stem = sample.file.replace(/[^\w]+/g, '-');
  return `${String(index).padStart(4, '0')}-${stem}-${sample.line}.${/x$/.test(sample.language) ? 'tsx' : 'ts'}`;
}
