import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * For the servers of browser tests: removes the header that makes Chromium switch processes between the empty
 * page that each test starts with and the site, on every visit. `src/server/app.test.ts` tests that responses have it.
 */
const HEADER = 'cross-origin-opener-policy';

const prototype = ServerResponse.prototype as unknown as {
  writeHead(this: ServerResponse, status: number, ...rest: (string | OutgoingHttpHeaders)[]): ServerResponse;
};
const { writeHead } = prototype;

prototype.writeHead = function (status, ...rest) {
  this.removeHeader(HEADER);
  const others = rest.map((part) => (typeof part === 'string' ? part : withoutHeader(part)));
  return writeHead.call(this, status, ...others);
};

function withoutHeader(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== HEADER));
}
