import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { textBody } from './body.ts';
import { countUse } from './compress-again.ts';

const LINES = Array.from(
  { length: 400 },
  (_, index) => `<p>Trace ${index * 7919} took ${(index * 31) % 977} ms.</p>`,
).join('\n');

function createBody(text = LINES) {
  const body = textBody(text, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' });
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  body.encoded.br = new Uint8Array(brotliCompressSync(body.plain, fast));
  return body;
}

function use(body: ReturnType<typeof createBody>, times: number) {
  for (let time = 0; time < times; time++) countUse(body);
}

describe('countUse', () => {
  it('compresses a popular body further, to the same text', async () => {
    const body = createBody();
    const before = body.encoded.br?.byteLength ?? 0;
    use(body, 3);
    await expect.poll(() => body.encoded.br?.byteLength).toBeLessThan(before);
    expect(brotliDecompressSync(body.encoded.br ?? new Uint8Array()).toString()).toBe(LINES);
  });

  it('counts copies of a body as the same', async () => {
    const body = createBody();
    const before = body.encoded.br;
    for (let time = 0; time < 3; time++) countUse({ ...body, status: 404 });
    await expect.poll(() => body.encoded.br).not.toBe(before);
  });

  it('leaves data files and bodies that are requested once or twice unchanged', async () => {
    const [seldom, large, popular] = [createBody(), createBody(LINES.repeat(20)), createBody()];
    const [before, largeBefore, popularBefore] = [seldom, large, popular].map(({ encoded }) => encoded.br);
    use(seldom, 2);
    use(large, 9);
    use(popular, 3);
    // Compresses bodies in the order in which they became popular.
    await expect.poll(() => popular.encoded.br).not.toBe(popularBefore);
    expect(seldom.encoded.br).toBe(before);
    expect(large.encoded.br).toBe(largeBefore);
  });

  it('does so once', async () => {
    const body = createBody();
    use(body, 3);
    const before = body.encoded.br;
    await expect.poll(() => body.encoded.br).not.toBe(before);
    const smaller = body.encoded.br;
    const other = createBody();
    const otherBefore = other.encoded.br;
    use(body, 20);
    use(other, 3);
    await expect.poll(() => other.encoded.br).not.toBe(otherBefore);
    expect(body.encoded.br).toBe(smaller);
  });
});
