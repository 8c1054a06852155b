import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where a frame of a stack points: a bundled file, its line and its column. */
const FRAME = /(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const MAX_REMEMBERED = 20;

const mapped = new Map<string, string>();

/**
 * A stack with the places in our sources instead of those in the bundle.
 * The maps are read only when an error is reported: `--enable-source-maps` would keep 60 MB of them in memory.
 */
export function mapStackTrace(stack: string): string {
  const cached = mapped.get(stack);
  if (cached !== undefined) return cached;
  // Reading maps takes time: a flood of different errors must not stop the server.
  if (mapped.size >= MAX_REMEMBERED) return stack;
  const maps = new Map<string, SourceMap | undefined>();
  const result = stack.replace(FRAME, (frame, url: string, line: string, column: string) => {
    if (!maps.has(url)) maps.set(url, readSourceMap(url));
    const origin = maps.get(url)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : frame;
  });
  mapped.set(stack, result);
  return result;
}

function readSourceMap(url: string): SourceMap | undefined {
  const path = `${fileURLToPath(url)}.map`;
  if (!existsSync(path)) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
