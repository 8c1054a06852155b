/** How to reach a project. */
export interface Connection {
  host: string;
  headers: Record<string, string>;
}

/** Keys and host, from options or the environment. */
export interface ConnectionOptions {
  publicKey?: string;
  secretKey?: string;
  host?: string;
}

/** Reads how to reach the project; options win over the environment. */
export function readConnection(options: ConnectionOptions = {}): Connection {
  const publicKey = options.publicKey ?? process.env.SIGHTGLASS_PUBLIC_KEY ?? '';
  const secretKey = options.secretKey ?? process.env.SIGHTGLASS_SECRET_KEY ?? '';
  const host = options.host ?? process.env.SIGHTGLASS_HOST ?? 'https://cloud.sightglass.example';
  const authorization = `Basic ${btoa(`${publicKey}:${secretKey}`)}`;
  return { host: host.replace(/\/$/, ''), headers: { authorization, 'content-type': 'application/json' } };
}

const KEY = Symbol.for('sightglass.pending');
const shared = globalThis as { [KEY]?: Set<Promise<unknown>> };
shared[KEY] ??= new Set();
const pending: Set<Promise<unknown>> = shared[KEY];

/** Sends in the background; `flushAll` waits for it. `subject` names what is sent, for the log. */
export function sendLater(connection: Connection, path: string, body: unknown, subject: string): void {
  const sent = fetch(`${connection.host}${path}`, {
    method: 'POST',
    headers: connection.headers,
    body: JSON.stringify(body),
  })
    .then(async (response) => {
      if (response.ok) return;
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      console.error(`[sightglass] ${subject} refused: ${response.status} ${error.code}. ${error.message}`);
    })
    .catch((error: unknown) => console.error(`[sightglass] ${subject} not sent: ${String(error)}`))
    .finally(() => pending.delete(sent));
  pending.add(sent);
}

/** Waits until everything is sent. */
export async function flushAll(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
