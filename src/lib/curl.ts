/** A request to format as a command. */
export interface CurlRequest {
  method: string;
  /** URL without query; `$NAME` at its start is a shell variable. */
  url: string;
  query?: readonly (readonly [name: string, value: string])[];
  /** User and password, separated by a colon; `$NAME` is a shell variable. */
  user?: string;
  /** A bearer token, as an alternative to `user`. */
  token?: string;
  /** JSON. */
  body?: string;
}

/** Formats a request as a curl command that can be pasted into a shell. */
export function formatCurl({ method, url, query = [], user, token, body }: CurlRequest): string {
  const target = shellWord(`${url}${formatQuery(query)}`);
  const parts = [
    method === 'GET' || (method === 'POST' && body !== undefined) ? `curl ${target}` : `curl -X ${method} ${target}`,
    user && `-u ${shellWord(user)}`,
    token && `-H ${shellWord(`Authorization: Bearer ${token}`)}`,
    body !== undefined && '-H "Content-Type: application/json"',
    body !== undefined && `-d ${shellWord(body, false)}`,
  ];
  return parts.filter(Boolean).join(' \\\n  ');
}

/** Formats the query of a URL with its question mark; encodes only what is necessary. */
export function formatQuery(query: NonNullable<CurlRequest['query']>): string {
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
  return query.length === 0 ? '' : `?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;
}

/** Quotes a word for the shell; expands variables if they are allowed. */
function shellWord(text: string, variables = true): string {
  if (variables && /\$[A-Z][A-Z_]*/.test(text))
    return `"${text.replace(/["\\`]/g, '\\$&').replace(/\$(?![A-Z][A-Z_]*)/g, '\\$')}"`;
  if (variables && /^[\w./:@=&?%+,~-]+$/.test(text) && !/[&?]/.test(text)) return text;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
