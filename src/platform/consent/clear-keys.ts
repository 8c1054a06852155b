/** The storage of a browser in which a tool may have left entries. */
export interface BrowserStorage {
  local: Storage;
  session: Storage;
  /** `document`, whose `cookie` is read and written. */
  cookies: { cookie: string };
  hostname: string;
}

const EXPIRED = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';

/** The domains that a cookie seen on a host may have been set for. */
export function cookieDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Removes every cookie and storage entry whose name matches. */
export function clearKeys(pattern: RegExp, { local, session, cookies, hostname }: BrowserStorage): void {
  for (const storage of [local, session]) {
    for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key);
  }
  for (const pair of cookies.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!pattern.test(name)) continue;
    cookies.cookie = `${name}=; ${EXPIRED}`;
    for (const domain of cookieDomains(hostname)) cookies.cookie = `${name}=; ${EXPIRED}; domain=${domain}`;
  }
}

/** Removes the entries of a tool from this browser. */
export function clearBrowserKeys(pattern: RegExp): void {
  try {
    clearKeys(pattern, {
      local: localStorage,
      session: sessionStorage,
      cookies: document,
      hostname: location.hostname,
    });
  } catch {
    // Storage is off, so nothing can have been kept.
  }
}
