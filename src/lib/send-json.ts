/** Posts JSON and returns true if the server accepted it. The request continues if the reader leaves the page. */
export async function sendJson(
  path: string,
  body: unknown,
  { timeoutMs, headers }: { timeoutMs: number; headers?: Record<string, string> },
): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
