import type { Body } from '../../http/body.ts';
import type { Renderer } from '../renderer.tsx';

const answers = new WeakMap<Renderer, Map<string, Promise<Body>>>();

/** Makes an answer once for each renderer: pages do not change while it lives. What failed is tried again. */
export function cacheOutput(renderer: Renderer, path: string, make: () => Promise<Body>): Promise<Body> {
  const own = answers.get(renderer) ?? new Map<string, Promise<Body>>();
  answers.set(renderer, own);
  const held = own.get(path);
  if (held) return held;
  const made = make();
  own.set(path, made);
  made.catch(() => own.delete(path));
  return made;
}
