import {
  METHODS,
  type Media,
  type Method,
  type OpenApi,
  type Parameter,
  type PathItem,
  type RawOperation,
  type RawResponse,
  refName,
  type Schema,
} from './document.ts';

export interface OperationResponse {
  status: number;
  description: string;
  schema?: Schema;
  example?: unknown;
}

/** How a request is authenticated. */
export type Auth = 'none' | 'basic' | 'bearer';

/** One operation with everything it refers to. */
export interface Operation {
  id: string;
  tag: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: { required: boolean; schema: Schema; example?: unknown; types: string[] };
  responses: OperationResponse[];
  /** Authentication: user name and password, a token, or none. */
  auth: Auth;
}

const JSON_TYPE = 'application/json';

/** Returns every operation of an API, in the order of the file. */
export function getOperations(api: OpenApi): Operation[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw ? [createOperation(path, method, item, raw, api)] : [];
    }),
  );
}

/** Formats the id of an operation for a URL: `listTraces` becomes `list-traces`. */
export function operationSlug(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function createOperation(path: string, method: Method, item: PathItem, raw: RawOperation, api: OpenApi): Operation {
  return {
    id: raw.operationId,
    tag: raw.tags[0] ?? '',
    method,
    path,
    summary: raw.summary,
    description: raw.description ?? '',
    parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((entry) => resolveParameter(entry, api)),
    body: getBody(raw),
    responses: Object.entries(raw.responses).map(([status, entry]) => parseResponse(Number(status), entry, api)),
    auth: getAuth(raw, api),
  };
}

function getAuth({ security }: RawOperation, api: OpenApi): Auth {
  const [name] = (security ?? api.security ?? []).flatMap((scheme) => Object.keys(scheme));
  if (name === undefined) return 'none';
  return api.components.securitySchemes[name]?.scheme === 'bearer' ? 'bearer' : 'basic';
}

function resolveParameter(entry: Parameter | { $ref: string }, api: OpenApi): Parameter {
  if (!('$ref' in entry)) return entry;
  const found = api.components.parameters[refName(entry.$ref)];
  if (!found) throw new Error(`The API has no parameter ${entry.$ref}.`);
  return found;
}

function getBody({ requestBody }: RawOperation): Operation['body'] {
  if (!requestBody) return undefined;
  const { schema, example } = requestBody.content[JSON_TYPE] ?? {};
  const types = Object.keys(requestBody.content);
  return schema && { required: requestBody.required ?? false, schema, example, types };
}

function parseResponse(status: number, entry: RawResponse, api: OpenApi): OperationResponse {
  const raw = entry.$ref === undefined ? entry : api.components.responses[refName(entry.$ref)];
  if (!raw) throw new Error(`The API has no response ${entry.$ref}.`);
  const media: Media = raw.content?.[JSON_TYPE] ?? {};
  return { status, description: raw.description ?? '', schema: media.schema, example: media.example };
}
