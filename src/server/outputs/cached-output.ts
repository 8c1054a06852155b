import type { Body } from '../../http/body.ts';
import type { Renderer } from '../renderer.tsx';

const cache = new WeakMap<Renderer, Map<string, Promise<Body>>>();

/** Creates a response body once per renderer, whose pages do not change. A failure is not cached. */
export function cacheOutput(renderer: Renderer, path: string, create: () => Promise<Body>): Promise<Body> {
  const bodies = cache.get(renderer) ?? new Map<string, Promise<Body>>();
  cache.set(renderer, bodies);
  const cached = bodies.get(path);
  if (cached) return cached;
  const output = create();
  bodies.set(path, output);
  output.catch(() => bodies.delete(path));
  return output;
}
