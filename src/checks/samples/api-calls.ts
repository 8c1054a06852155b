import { Ajv2020 } from 'ajv/dist/2020.js';
import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { OpenApi, Operation } from './contracts.ts';
import type { CurlCall } from './curl.ts';
import type { Sample } from './fences.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const apiPath = ({ url }: CurlCall) => /\/api\/public(?:\/.*)?$/.exec(url)?.[0];

/** True for calls of the public API. */
export const isApiCall = (call: CurlCall) => apiPath(call) !== undefined;

/** Faults for calls of the public API with paths, methods, parameters or bodies that the contract does not have. */
export function apiFaults(calls: readonly CurlCall[], sample: Sample, api: OpenApi): Fault[] {
  return calls.flatMap((call) => {
    const path = apiPath(call);
    if (path === undefined) return [];
    return callFaults(call, path.replace(/\/+$/, ''), api).map(({ problem, remedy }) => ({
      file: sample.file,
      line: sample.line + call.line,
      problem,
      remedy,
    }));
  });
}

type Problem = Pick<Fault, 'problem' | 'remedy'>;

function callFaults(call: CurlCall, path: string, api: OpenApi): Problem[] {
  const template = Object.keys(api.paths).find((known) => matches(known, path));
  const entry = template && api.paths[template];
  if (!template || !entry) {
    const suggestion = findClosestMatch(path, Object.keys(api.paths));
    return [
      {
        problem: `The public API has no path ${path}.`,
        remedy: suggestion ? `Did you mean ${suggestion}?` : 'See contracts/openapi.yaml.',
      },
    ];
  }
  const operation = entry[call.method.toLowerCase()];
  const offered = METHODS.filter((method) => entry[method]).map((method) => method.toUpperCase());
  if (!operation)
    return [{ problem: `${template} does not support ${call.method}.`, remedy: `It supports ${offered.join(', ')}.` }];
  return [
    ...queryFaults(call, template, [...(entry.parameters ?? []), ...(operation.parameters ?? [])], api),
    ...bodyFaults(call, operation, api),
  ];
}

function matches(template: string, path: string): boolean {
  const [templateParts, pathParts] = [template.split('/'), path.split('/')];
  return (
    templateParts.length === pathParts.length &&
    templateParts.every((part, index) => (part.startsWith('{') ? pathParts[index] !== '' : part === pathParts[index]))
  );
}

function queryFaults(
  call: CurlCall,
  template: string,
  parameters: NonNullable<Operation['parameters']>,
  api: OpenApi,
): Problem[] {
  const known = parameters
    .map((parameter) =>
      parameter.$ref ? api.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
    )
    .filter((parameter) => parameter?.in === 'query')
    .map((parameter) => parameter?.name ?? '');
  return call.query
    .filter((name) => !known.includes(name) && !name.startsWith('$'))
    .map((name) => {
      const suggestion = findClosestMatch(name, known);
      return {
        problem: `${call.method} ${template} has no parameter "${name}".`,
        remedy: suggestion ? `Did you mean "${suggestion}"?` : `It has ${known.join(', ')}.`,
      };
    });
}

function bodyFaults(call: CurlCall, operation: Operation, api: OpenApi): Problem[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (!schema || call.body === undefined || /^[@$<]/.test(call.body)) return [];
  let body: unknown;
  try {
    // A shell variable expands to some text.
    body = JSON.parse(
      call.body.replace(/'?"?\$\{?\w+\}?"?'?/g, (found) => (/^["']|["']$/.test(found) ? '"value"' : '0')),
    );
  } catch {
    return [{ problem: 'The body of this call is not JSON.', remedy: 'Correct it.' }];
  }
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile({
    ...schema,
    components: api.components,
  });
  if (validate(body)) return [];
  const [error] = validate.errors ?? [];
  const unknown = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty;
  const where = error?.instancePath.slice(1) || 'the body';
  return [
    {
      problem: `The body of this call is invalid: ${where} ${error?.message}${unknown ? ` ("${unknown}")` : ''}.`,
      remedy: 'See contracts/openapi.yaml.',
    },
  ];
}
