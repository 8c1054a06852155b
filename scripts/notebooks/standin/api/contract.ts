import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { asObject, type Json } from '../model-call.ts';
import { ApiError } from './api-error.ts';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
}

interface OperationContract {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
}

type Method = (typeof METHODS)[number];
type PathContract = { parameters?: Parameter[] } & Partial<Record<Method, OperationContract>>;

interface Contract {
  paths: Record<string, PathContract>;
  components: { parameters: Record<string, Parameter> };
}

/** An operation that matches a request. */
export interface MatchedOperation {
  id: string;
  path: Readonly<Record<string, string>>;
}

interface Route extends OperationContract {
  method: string;
  pattern: RegExp;
  query: readonly Parameter[];
  validate?: ValidateFunction;
}

/** Finds the operation of a request; throws if `contracts/openapi.yaml` does not allow it. */
export type MatchOperation = (method: string, path: string, query: URLSearchParams, body: Json) => MatchedOperation;

/** Reads the contract of the public API. */
export function readContract(root: string): MatchOperation {
  const contract: Contract = parse(readFileSync(join(root, 'contracts/openapi.yaml'), 'utf8'));
  const routes = getRoutes(contract);
  return (method, path, query, body) => {
    const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(path));
    if (!route) throw new ApiError(404, 'not_found', `There is no ${method} ${path} in the API.`);
    checkQuery(route, query);
    checkBody(route, body);
    const groups = route.pattern.exec(path)?.groups ?? {};
    return {
      id: route.operationId,
      path: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  };
}

function getRoutes(contract: Contract): Route[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(contract, 'api');
  const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Route[] => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const schema = `api#/paths/${pointer(path)}/${method}/requestBody/content/${pointer('application/json')}/schema`;
      const hasBody = operation.requestBody?.content?.['application/json']?.schema !== undefined;
      return [
        {
          ...operation,
          method: method.toUpperCase(),
          pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
          query: parameters.map((entry) => resolve(entry, contract)).filter((entry) => entry.in === 'query'),
          ...(hasBody && { validate: ajv.compile({ $ref: schema }) }),
        },
      ];
    }),
  );
}

function resolve(parameter: Parameter, contract: Contract): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name && contract.components.parameters[name]) || parameter;
}

function checkQuery({ query: parameters }: Route, query: URLSearchParams): void {
  const names = parameters.map(({ name }) => name);
  for (const name of query.keys())
    if (!names.includes(name)) throw new ApiError(400, 'invalid_request', `${name}: unknown parameter`, name);
  for (const { name = '', required } of parameters)
    if (required && !query.has(name)) throw new ApiError(400, 'invalid_request', `${name}: required`, name);
}

function checkBody({ validate }: Route, body: Json): void {
  if (!validate || validate(body)) return;
  const error = validate.errors?.[0];
  const named = asObject(error?.params);
  const field =
    String(named.missingProperty ?? named.additionalProperty ?? '') || (error?.instancePath ?? '').slice(1) || 'body';
  throw new ApiError(400, 'invalid_request', `${field}: ${error?.message ?? 'not valid'}`, field);
}
