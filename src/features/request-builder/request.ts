import { formatCurl, formatQuery } from '../../lib/curl.ts';
import type { Auth } from '../../lib/openapi/operations.ts';

/** A parameter for the reader to fill in. */
export interface BuilderParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  /** Initial value of the field. */
  value: string;
  /** Default if the field is empty. */
  fallback?: string;
  values?: readonly string[];
  list: boolean;
}

/** An operation to build requests for. */
export interface BuilderOperation {
  id: string;
  method: string;
  path: string;
  auth: Auth;
  parameters: readonly BuilderParameter[];
  body?: string;
}

/** What the reader has typed. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  body: string;
}

/** A request with the values so far. */
export interface BuiltRequest {
  method: string;
  /** Path with its values; missing ones stay in braces. */
  path: string;
  query: (readonly [name: string, value: string])[];
  body?: string;
  /** Names of required parameters without a value. */
  missing: string[];
  isBodyJson: boolean;
}

const HOST = '$SIGHTGLASS_HOST';
const TOKEN = '$TOKEN';
const USER = '$SIGHTGLASS_PUBLIC_KEY:$SIGHTGLASS_SECRET_KEY';

/** Returns the initial values of the fields. */
export function getInitialDraft({ parameters, body = '' }: BuilderOperation): Draft {
  return { values: Object.fromEntries(parameters.map(({ name, value }) => [name, value])), body };
}

/** Builds a request from the typed values. */
export function buildRequest(operation: BuilderOperation, { values, body }: Draft): BuiltRequest {
  const { method, path, parameters } = operation;
  const typed = (name: string) => values[name]?.trim() ?? '';
  const inPath = parameters.filter((parameter) => parameter.in === 'path' && typed(parameter.name) !== '');
  return {
    method,
    path: inPath.reduce((text, { name }) => text.replace(`{${name}}`, encodeURIComponent(typed(name))), path),
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, list }) => (list ? getList(typed(name)) : [typed(name)]).map((value) => [name, value] as const))
      .filter(([, value]) => value !== ''),
    body: operation.body === undefined ? undefined : body,
    missing: parameters.filter(({ name, required }) => required && typed(name) === '').map(({ name }) => name),
    isBodyJson: operation.body === undefined || isJson(body),
  };
}

const getList = (text: string) => text.split(',').map((part) => part.trim());

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Formats the request as a command. Keys come from the environment and are never part of the command. */
export function getCommand(request: BuiltRequest, host: string | undefined, auth: Auth): string {
  const { method, path, query, body } = request;
  const user = auth === 'basic' ? USER : undefined;
  const token = auth === 'bearer' ? TOKEN : undefined;
  return formatCurl({ method, url: `${host ?? HOST}${path}`, query, user, token, body });
}

/** The whole URL of a request. */
export function getUrl({ path, query }: BuiltRequest, host: string): string {
  return `${host}${path}${formatQuery(query)}`;
}

/** Returns the origin of a typed URL, or undefined if it is invalid; only HTTPS, and HTTP for localhost. */
export function getOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, hostname } = new URL(text);
  const isOwn = /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isOwn) ? origin : undefined;
}
