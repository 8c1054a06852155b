import type { IncomingMessage, ServerResponse } from 'node:http';

/** Options for buffering request bodies. */
export interface BodyBuffer {
  /** Largest body of any endpoint, in bytes. */
  maxBytes: number;
  /** Headers of the 413 response. */
  headers: Readonly<Record<string, string>>;
  /** Called after a 413 was sent. */
  onRefused?(incoming: IncomingMessage): void;
}

/** The adapter reads an already buffered body from this property. */
type BufferedRequest = IncomingMessage & { rawBody?: Buffer };

const TOO_LARGE = JSON.stringify({
  error: { code: 'too_large', message: 'The body is too large for this endpoint.' },
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the body of a request before passing it on. A body that is too large gets 413 at once, while the rest of it is
 * read and dropped: closing the connection with bytes on their way would reset it, and the client might never see the
 * response.
 */
export function bufferBody(
  { maxBytes, headers, onRefused }: BodyBuffer,
  next: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const refuse = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.shouldKeepAlive = false;
    outgoing.writeHead(413, {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': TOO_LARGE.length,
      'Cache-Control': 'no-store',
    });
    // The client has the whole response now; ending it closes the connection, which must wait for the body.
    outgoing.write(TOO_LARGE);
    incoming.on('end', () => outgoing.end());
    incoming.on('error', () => outgoing.destroy());
    incoming.resume();
    onRefused?.(incoming);
  };
  return (incoming, outgoing) => {
    if (!hasBody(incoming)) return next(incoming, outgoing);
    if (Number(incoming.headers['content-length']) > maxBytes) return refuse(incoming, outgoing);
    const chunks: Buffer[] = [];
    let length = 0;
    const collect = (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= maxBytes) return;
      incoming.off('data', collect);
      incoming.off('end', finish);
      refuse(incoming, outgoing);
    };
    const finish = () => {
      (incoming as BufferedRequest).rawBody = Buffer.concat(chunks);
      next(incoming, outgoing);
    };
    incoming.on('data', collect);
    incoming.on('end', finish);
    incoming.on('error', () => outgoing.destroy());
  };
}
