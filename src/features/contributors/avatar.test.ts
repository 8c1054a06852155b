import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAvatarFinder, type Picture } from './avatar.server.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const servers: Server[] = [];
const listen = async (answer: RequestListener) => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let requests: string[] = [];
let [codeHost, pictures, otherHost] = ['', '', ''];
const picture: RequestListener = (_, response) => response.setHeader('Content-Type', 'image/png').end(PNG);

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  plain: picture,
  jpeg: (_, response) => response.setHeader('Content-Type', 'image/jpeg; q=1').end(PNG),
  webp: (_, response) => response.setHeader('Content-Type', 'image/webp').end(PNG),
  moved: (_, response) => response.writeHead(302, { Location: `${pictures}/u/1` }).end(),
  away: (_, response) => response.writeHead(302, { Location: `${otherHost}/u/1` }).end(),
  inside: (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  round: (_, response) => response.writeHead(302, { Location: '/round.png' }).end(),
  html: (_, response) => response.setHeader('Content-Type', 'text/html').end('<script>'),
  svg: (_, response) => response.setHeader('Content-Type', 'image/svg+xml').end('<svg/>'),
  gone: (_, response) => response.writeHead(404, { 'Content-Type': 'image/png' }).end(PNG),
  large: (_, response) => response.setHeader('Content-Type', 'image/png').end(Buffer.alloc(300 * 1024)),
  never: () => {},
  half: (_, response) => void response.writeHead(200, { 'Content-Type': 'image/png' }).write(PNG),
};

beforeAll(async () => {
  const note =
    (where: string, answer: RequestListener): RequestListener =>
    (request, response) => {
      requests.push(`${where} ${request.url}`);
      answer(request, response);
    };
  otherHost = await listen(note('other host', picture));
  pictures = await listen(note('pictures', picture));
  codeHost = await listen(
    note('code host', (request, response) => {
      const name = /^\/(\w+)\.png/.exec(request.url ?? '')?.[1] ?? '';
      ANSWERS[name]?.(request, response);
    }),
  );
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});
beforeEach(() => {
  requests = [];
});

/** Responses that never arrive or stop half-way: only these get a short timeout, because others may be slow. */
const ENDLESS = ['never', 'half'];
const finder = (more = {}) =>
  createAvatarFinder({ sourceUrl: codeHost, pictureOrigins: [pictures], waitMs: 30_000, ...more });
const isDrawn = ({ type, bytes }: Picture) =>
  type === 'image/svg+xml' && new TextDecoder().decode(bytes).startsWith('<svg xmlns');

describe('pictures of contributors', () => {
  it('are fetched from the code host and may be cached for a day', async () => {
    expect(await finder()('plain')).toEqual({ type: 'image/png', bytes: new Uint8Array(PNG), maxAge: 86_400 });
    expect(requests).toEqual(['code host /plain.png?size=96']);
  });
  it.each(['jpeg', 'webp'])('may be %s', async (name) => expect((await finder()(name)).type).toBe(`image/${name}`));
  it('may be on the code host’s own image host', async () => {
    expect((await finder()('moved')).type).toBe('image/png');
    expect(requests).toEqual(['code host /moved.png?size=96', 'pictures /u/1']);
  });
  it.each(['away', 'inside', 'round', 'html', 'svg', 'gone', 'large', ...ENDLESS])(
    'are drawn for the response "%s", and no other host is requested',
    async (name) => {
      const answer = await finder(ENDLESS.includes(name) ? { waitMs: 300 } : {})(name);
      expect(isDrawn(answer)).toBe(true);
      expect(answer.maxAge).toBe(300);
      expect(requests.filter((line) => !line.startsWith('code host'))).toEqual([]);
    },
  );
  it('are replaced by initials if the host is unreachable', async () => {
    const [closedServer] = [await listen(picture), servers.at(-1)?.close()];
    expect(isDrawn(await finder({ sourceUrl: closedServer })('plain'))).toBe(true);
  });
  it('are replaced by initials without any request if fetching is off', async () => {
    const answer = await finder({ sourceUrl: '' })('plain');
    expect([isDrawn(answer), answer.maxAge, requests]).toEqual([true, 86_400, []]);
    expect(new TextDecoder().decode(answer.bytes)).toContain('>P</text>');
  });
  it('are requested once a day, even by many concurrent visitors', async () => {
    let time = 0;
    const find = finder({ now: () => time });
    await Promise.all([find('plain'), find('plain'), find('plain')]);
    time = 86_399_000;
    await find('plain');
    expect(requests).toHaveLength(1);
    time = 86_401_000;
    await find('plain');
    expect(requests).toHaveLength(2);
  });
  it('are requested again five minutes after a failure', async () => {
    let time = 0;
    const find = finder({ now: () => time });
    await find('gone');
    time = 299_000;
    await find('gone');
    expect(requests).toHaveLength(1);
    time = 301_000;
    await find('gone');
    expect(requests).toHaveLength(2);
  });
});
