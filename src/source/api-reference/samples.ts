// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples contain their own templates
import { formatCurl, formatQuery } from '../../lib/curl.ts';
import { jsonLiteral, pythonLiteral, scriptLiteral } from '../../lib/literals.ts';
import type { Method } from '../../lib/openapi/document.ts';
import type { Auth } from '../../lib/openapi/operations.ts';

/** A call of the API with its values filled in. */
export interface SampleCall {
  method: Method;
  /** With its parameters filled in. */
  path: string;
  query: readonly (readonly [name: string, value: string | number | boolean])[];
  body?: unknown;
  auth: Auth;
  /** False without a response body. */
  hasResponse: boolean;
}

/** The URL of the instance in a command. */
export const HOST_VARIABLE = '$SIGHTGLASS_HOST';
/** The keys in a command. */
export const KEY_VARIABLES = '$SIGHTGLASS_PUBLIC_KEY:$SIGHTGLASS_SECRET_KEY';

const asText = (query: SampleCall['query']) => query.map(([name, value]) => [name, String(value)] as const);

/** True for calls that the SDKs don't support: other methods, bodies of `DELETE`, calls without keys. */
function needsHttp({ method, body, query, auth }: SampleCall): boolean {
  return auth !== 'basic' || method === 'put' || (method === 'delete' && (body !== undefined || query.length > 0));
}

/** The call as a command. */
export function curlSample({ method, path, query, body, auth }: SampleCall): string {
  return formatCurl({
    method: method.toUpperCase(),
    url: `${HOST_VARIABLE}${path}`,
    query: asText(query),
    user: auth === 'basic' ? KEY_VARIABLES : undefined,
    token: auth === 'bearer' ? '$TOKEN' : undefined,
    body: body === undefined ? undefined : jsonLiteral(body, 2),
  });
}

/** The call in Python: through the SDK, or with requests if the SDK has no method for it. */
export function pythonSample(call: SampleCall): string {
  if (needsHttp(call)) return requestsSample(call);
  const { method, path, query, body, hasResponse } = call;
  const words = query.every(([name]) => /^[a-z]\w*$/i.test(name) && !['from', 'in', 'is', 'class'].includes(name));
  const params = words
    ? query.map(([name, value]) => `${name}=${pythonLiteral(value)}`)
    : [`**${pythonLiteral(Object.fromEntries(query), 4)}`];
  const callArguments = [JSON.stringify(path), ...(query.length > 0 ? params : [])];
  const inline = `sg.api.${method}(${[...callArguments, ...(body === undefined ? [] : [pythonLiteral(body)])].join(', ')})`;
  const spread = [...callArguments, ...(body === undefined ? [] : [pythonLiteral(body, 4)])];
  const ask =
    inline.length <= 78 && !inline.includes('\n') ? inline : `sg.api.${method}(\n    ${spread.join(',\n    ')},\n)`;
  return [
    'from sightglass import Sightglass',
    '',
    'sg = Sightglass()',
    ...(hasResponse ? [`response = ${ask}`, 'print(response)'] : [ask]),
  ].join('\n');
}

const REQUESTS_AUTH: Readonly<Record<Auth, readonly string[]>> = {
  none: [],
  basic: ['    auth=(os.environ["SIGHTGLASS_PUBLIC_KEY"], os.environ["SIGHTGLASS_SECRET_KEY"]),'],
  bearer: [`    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},`],
};

function requestsSample({ method, path, query, body, auth, hasResponse }: SampleCall): string {
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method}(`,
    `    f"{os.environ['SIGHTGLASS_HOST']}${path}",`,
    ...REQUESTS_AUTH[auth],
    ...(query.length > 0 ? [`    params=${pythonLiteral(Object.fromEntries(query), 4)},`] : []),
    ...(body === undefined ? [] : [`    json=${pythonLiteral(body, 4)},`]),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    ...(hasResponse ? ['print(response.json())'] : []),
  ].join('\n');
}

/** The call in TypeScript: through the SDK, or with fetch if the SDK has no method for it. */
export function typescriptSample(call: SampleCall): string {
  if (needsHttp(call)) return fetchSample(call);
  const { method, path, query, body, hasResponse } = call;
  const callArguments = [
    `'${path}'`,
    ...(query.length > 0 ? [scriptLiteral(Object.fromEntries(query))] : []),
    ...(body === undefined ? [] : [scriptLiteral(body, 0, path.length)]),
  ];
  const ask = `sg.api.${method}(${callArguments.join(', ')})`;
  return [
    "import { SightglassClient } from '@sightglass/client'",
    '',
    'const sg = new SightglassClient()',
    ...(hasResponse ? [`const response = await ${ask}`, 'console.log(response)'] : [`await ${ask}`]),
  ].join('\n');
}

const FETCH_AUTH: Readonly<Record<Auth, { names: string; before: readonly string[]; header: readonly string[] }>> = {
  none: { names: '', before: [], header: [] },
  basic: {
    names: ', SIGHTGLASS_PUBLIC_KEY, SIGHTGLASS_SECRET_KEY',
    before: ["const auth = Buffer.from(`${SIGHTGLASS_PUBLIC_KEY}:${SIGHTGLASS_SECRET_KEY}`).toString('base64')"],
    header: ['Authorization: `Basic ${auth}`'],
  },
  bearer: { names: ', TOKEN', before: [], header: ['Authorization: `Bearer ${TOKEN}`'] },
};

function fetchSample({ method, path, query, body, auth, hasResponse }: SampleCall): string {
  const { names, before, header } = FETCH_AUTH[auth];
  const headers = [...header, ...(body === undefined ? [] : ["'Content-Type': 'application/json'"])];
  const options = [
    ...(method === 'get' ? [] : [`  method: '${method.toUpperCase()}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${scriptLiteral(body, 2)}),`]),
  ];
  const url = `\`\${SIGHTGLASS_HOST}${path}${formatQuery(asText(query))}\``;
  return [
    `const { SIGHTGLASS_HOST${names} } = process.env`,
    ...before,
    options.length > 0
      ? `const response = await fetch(${url}, {\n${options.join('\n')}\n})`
      : `const response = await fetch(${url})`,
    'if (!response.ok) throw new Error(`The API returned ${response.status}`)',
    ...(hasResponse ? ['console.log(await response.json())'] : []),
  ].join('\n');
}
