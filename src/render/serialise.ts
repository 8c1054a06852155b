/** Returns the props of an island; throws if one of them cannot be sent as JSON. */
export function serialise(props: object, island: string): object {
  requireJson(props, 'props', island);
  return props;
}

function requireJson(value: unknown, place: string, island: string): void {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || '$$typeof' in (value as object)) {
    throw new Error(
      `The island "${island}" got ${place} = ${getName(value)}, which cannot be sent to the browser. Pass plain data (text, numbers, lists, objects); pass elements as children.`,
    );
  }
  for (const [key, inner] of Object.entries(value as object)) requireJson(inner, `${place}.${key}`, island);
}

function getName(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return '$$typeof' in value ? 'a React element' : `a ${value.constructor?.name ?? 'object'}`;
  return `a ${typeof value}`;
}
