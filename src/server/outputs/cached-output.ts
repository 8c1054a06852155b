import type { Body } from '../../http/body.ts';
import type { Renderer } from '../renderer.tsx';

const cache = new WeakMap<Renderer, Map<string, Promise<Body>>>();

/** Makes an answer once for each renderer: pages do not change while it lives. What failed is tried again. */
export function cacheOutput(renderer: Renderer, path: string, make: () => Promise<Body>): Promise<Body> {
  const bodies = cache.get(renderer) ?? new Map<string, Promise<Body>>();
  cache.set(renderer, bodies);
  const cached = bodies.get(path);
  if (cached) return cached;
  const output = make();
  bodies.set(path, output);
  output.catch(() => bodies.delete(path));
  return output;
}
