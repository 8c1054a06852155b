/** A JSON schema, as far as OpenAPI files of this kind use it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** A request or response body in one media type. */
export interface Media {
  schema?: Schema;
  example?: unknown;
}

/** A response as in the file. */
export interface RawResponse {
  $ref?: string;
  description?: string;
  content?: Readonly<Record<string, Media>>;
}

type OrReference<Thing> = Thing | { $ref: string };

/** An operation as in the file. */
export interface RawOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters?: readonly OrReference<Parameter>[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, RawResponse>>;
  security?: readonly Readonly<Record<string, unknown>>[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** One path of an API with its operations. */
export type PathItem = Partial<Record<Method, RawOperation>> & { parameters?: readonly OrReference<Parameter>[] };

/** An OpenAPI 3.1 file. */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  security?: readonly Readonly<Record<string, unknown>>[];
  paths: Readonly<Record<string, PathItem>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, RawResponse>>;
    securitySchemes: Readonly<Record<string, { scheme?: string; description?: string }>>;
  };
}

/** The last part of a reference: `#/components/schemas/Trace` is `Trace`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Resolves the reference of a schema, with its name; properties next to the reference take precedence. */
export function resolveSchema(schema: Schema, api: OpenApi): Schema & { name?: string } {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...siblings } = schema;
  const name = refName($ref);
  const target = api.components.schemas[name];
  if (!target) throw new Error(`The API has no schema ${name}.`);
  return { ...resolveSchema(target, api), ...siblings, name };
}
