/** Content encodings we serve, best first. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that an `Accept-Encoding` header allows, or undefined for none. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    weights.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const getWeight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  if (getWeight('br') > 0 && getWeight('br') >= getWeight('gzip')) return 'br';
  return getWeight('gzip') > 0 ? 'gzip' : undefined;
}
