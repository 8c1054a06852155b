import type { Sample } from './fences.ts';

/** Names that fragments use without defining them, by convention, with their types. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  sg: "import('@sightglass/client').SightglassClient",
  dataset: "import('@sightglass/client').Dataset",
  g: "import('@sightglass/tracing').Generation",
  s: "import('@sightglass/tracing').Observation",
};

/** Turns a sample into a file that the compiler can read; line numbers stay the same. */
export function toCompilable(code: string): string {
  // Imports from the reader's own files may have any type.
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

export interface Diagnostic {
  file: string;
  line: number;
  code: number;
  message: string;
}

/** Parses the output of the compiler. */
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

/** Returns names that a sample uses without defining them. */
export function getUndefinedNames(diagnostics: readonly Diagnostic[]): string[] {
  return [
    ...new Set(
      diagnostics.flatMap(({ code, message }) => {
        const name = UNKNOWN_NAME.has(code) ? /'(\w+)'/.exec(message)?.[1] : undefined;
        return name ? [name] : [];
      }),
    ),
  ];
}

/** Creates declarations for the undefined names of a fragment: from the SDK if it exports them, otherwise of any type. */
export function declarations(names: readonly string[], packages: ReadonlyMap<string, readonly string[]>): string {
  return names
    .map((name) => {
      const from = [...packages].find(([, exports]) => exports.includes(name))?.[0];
      if (from) return `declare const ${name}: typeof import('${from}').${name}; type ${name} = any`;
      return `declare const ${name}: ${CONVENTIONS[name] ?? 'any'}; type ${name} = any`;
    })
    .join('\n');
}

/** True if the sample uses a name of the SDK: an imported one, or a conventional one. */
export function usesSdk(
  text: string,
  free: readonly string[],
  packages: ReadonlyMap<string, readonly string[]>,
): boolean {
  const exported = [...packages.values()].flat();
  const imports = /(?:from|import|import\()\s*['"]@sightglass\//.test(text);
  return imports || free.some((name) => name in CONVENTIONS || exported.includes(name));
}

/** Returns the file name of a sample for the compiler. */
export function getFileName(sample: Sample, index: number): string {
  const stem = sample.file.replace(/[^\w]+/g, '-');
  return `${String(index).padStart(4, '0')}-${stem}-${sample.line}.${/x$/.test(sample.language) ? 'tsx' : 'ts'}`;
}
