import { globSync, readFileSync } from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const GLOB = /import\.meta\.glob\(\s*["'](.+?)["']\s*,\s*\{(.*?)\}\s*,?\s*\)/gs;

setSourceMapsSupport(true);

/**
 * Lets Node.js load what Vite loads in a build: TSX, `?raw`, `?url`, style sheets and `import.meta.glob`. Tests of the
 * whole site then run at the speed of the server: under Vite's module runner the same code takes twice as long.
 */
registerHooks({
  load(url, context, nextLoad) {
    const { pathname, search, protocol } = new URL(url);
    if (protocol !== 'file:') return nextLoad(url, context);
    const file = fileURLToPath(`file://${pathname}`);
    if (search === '?raw') return toModule(`export default ${JSON.stringify(readFileSync(file, 'utf8'))};`);
    if (/[?&]url\b/.test(search)) return toModule(`export default ${JSON.stringify(pathname)};`);
    if (file.endsWith('.css')) return toModule('');
    if (file.endsWith('.tsx')) return toModule(transform(file, readFileSync(file, 'utf8')));
    if (file.endsWith('.ts') && !file.includes('/node_modules/')) {
      const source = readFileSync(file, 'utf8');
      if (source.includes('import.meta.glob')) return toModule(expandGlobs(file, transform(file, source)));
    }
    return nextLoad(url, context);
  },
});

const toModule = (source: string) => ({ format: 'module' as const, source, shortCircuit: true });

/** Compiles a file, with a source map so that errors name its lines. */
function transform(file: string, source: string): string {
  const { code, map, errors } = transformSync(file, source, {
    jsx: { runtime: 'automatic', development: false },
    sourcemap: true,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const json = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${json}`;
}

/** Expands each glob to imports, as Vite does. Supports only eager globs with one pattern. */
function expandGlobs(file: string, code: string): string {
  const imports: string[] = [];
  const expanded = code.replace(GLOB, (whole, pattern: string, options: string) => {
    const [, query = ''] = /query: ["'](.+?)["']/.exec(options) ?? [];
    const [, name = '*'] = /import: ["'](.+?)["']/.exec(options) ?? [];
    if (!/eager: true/.test(options)) throw new Error(`${file}: ${whole} is not eager.`);
    const entries = globSync(pattern, { cwd: dirname(file) })
      .sort()
      .map((found) => {
        const path = found.startsWith('.') ? found : `./${found}`;
        const local = `globbed${imports.length}`;
        const names = name === '*' ? `* as ${local}` : `{ ${name} as ${local} }`;
        imports.push(`import ${names} from ${JSON.stringify(path + query)};`);
        return `${JSON.stringify(path)}: ${local}`;
      });
    return `{ ${entries.join(', ')} }`;
  });
  if (expanded.includes('import.meta.glob')) throw new Error(`${file}: a glob that tests cannot read.`);
  // On the first line, so that the source map of the other lines stays correct.
  return `${imports.join(' ')} ${expanded}`;
}
