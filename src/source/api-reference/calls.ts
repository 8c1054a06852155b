import type { OpenApi, Parameter } from '../../lib/openapi/document.ts';
import { collectKnownValues, type ExampleContext, getExample } from '../../lib/openapi/examples.ts';
import type { Operation, OperationResponse } from '../../lib/openapi/operations.ts';
import { BRAND } from '../../site/brand.ts';
import type { SampleCall } from './samples.ts';

/** Values that no example of the contract has. */
const EXAMPLE_VALUES: Readonly<Record<string, unknown>> = {
  limit: 20,
  observationId: '00f067aa0ba902b7',
  scoreId: 'sc_01JC3W8Q6R',
  configId: 'cfg_01JC3W8Q6R',
  itemId: 'it_01JC3W8Q6R',
  runName: 'baseline',
  promptName: 'summarise',
  commentId: 'com_01JC3W8Q6R',
  mediaId: 'med_01JC3W8Q6R',
  modelId: 'mod_01JC3W8Q6R',
  queueId: 'que_01JC3W8Q6R',
  projectId: 'prj_01JC3W8Q6R',
  memberId: 'mem_01JC3W8Q6R',
  publicKey: 'pk-sg-6f1c2b9e',
  secretKey: 'sk-sg-0d9a7c41',
  secretKeyEnd: '7c41',
  'organizations.userId': 'mem_01JC3W8Q6R',
  'ScimUser.id': 'mem_01JC3W8Q6R',
  'ScimUser.value': 'member',
  'ScimUserList.schemas': ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  givenName: 'Ada',
  familyName: 'Example',
  measure: 'cost',
  from: '2026-11-01T00:00:00Z',
  to: '2026-11-08T00:00:00Z',
  version: 4,
  createdAt: '2026-11-04T09:12:31.204Z',
  createdBy: 'mira',
  author: 'mira',
  'Meta.nextCursor': null,
  'ScoreConfig.minimum': undefined,
  'ScoreConfig.maximum': undefined,
  'ScoreConfig.archived': false,
  sourceObservationId: '00f067aa0ba902b7',
  'Score.observationId': null,
  'Score.sessionId': null,
  'Score.configId': null,
  'Score.author': null,
  'ScoreConfig.id': 'cfg_01JC3W8Q6R',
  'Dataset.id': 'ds_01JC3W8Q6R',
  'Dataset.items': 120,
  'DatasetItem.id': 'it_01JC3W8Q6R',
  'DatasetRun.id': 'run_01JC3W8Q6R',
  'DatasetRun.name': 'baseline',
  'DatasetRun.description': 'The version in production',
  'DatasetRun.createdAt': '2026-11-04T09:12:31.204Z',
  'DatasetRun.items': 120,
  'DatasetRunItem.id': 'res_01JC3W8Q6R',
  'DatasetRunItem.scores': [],
  'DatasetRun.averages': { exact_match: 0.92 },
  versions: [1, 2, 3, 4],
  'Comment.id': 'com_01JC3W8Q6R',
  'Comment.author': null,
  'PromptSummary.name': 'summarise',
  'Media.id': 'med_01JC3W8Q6R',
  expiresAt: '2026-11-04T10:12:31.204Z',
  uploadUrl: `https://storage.${BRAND.domain}/upload/med_01JC3W8Q6R?signature=4f1c`,
  url: `https://storage.${BRAND.domain}/files/med_01JC3W8Q6R?signature=4f1c`,
  'Model.id': 'mod_01JC3W8Q6R',
  'Model.startDate': '2026-11-01T00:00:00Z',
  'AnnotationQueue.id': 'que_01JC3W8Q6R',
  'AnnotationQueue.open': 12,
  'AnnotationQueue.completed': 38,
  'AnnotationQueueItem.id': 'qi_01JC3W8Q6R',
  'AnnotationQueueItem.status': 'open',
  'AnnotationQueueItem.completedBy': null,
  'Organization.id': 'org_01JC3W8Q6R',
  'Organization.name': 'Your company',
  'Organization.plan': 'pro',
  'Member.id': 'mem_01JC3W8Q6R',
  'Member.name': 'Ada',
  'AuditLogEntry.id': 'log_01JC3W8Q6R',
  'AuditLogEntry.objectType': 'prompt',
  'AuditLogEntry.objectId': 'summarise',
  'AuditLogEntry.before': { labels: ['latest'] },
  'AuditLogEntry.after': { labels: ['production', 'latest'] },
  actor: 'ada@your-company.example',
  action: 'prompt.updated',
};

export function exampleContext(operations: readonly Operation[], api: OpenApi): ExampleContext {
  return { api, known: collectKnownValues(operations, api), values: EXAMPLE_VALUES };
}

/** Builds an example response of an operation, with the values of the request; undefined without a response body. */
export function buildResponseExample(
  { schema, example }: OperationResponse,
  operation: Operation,
  context: ExampleContext,
): unknown {
  if (example !== undefined || !schema) return example;
  const generated = getExample(schema, context) as Record<string, unknown>;
  const echoed = Object.entries((bodyExample(operation, context) ?? {}) as object).filter(
    ([name]) => name in generated,
  );
  return { ...generated, ...Object.fromEntries(echoed) };
}

export function bodyExample({ body }: Operation, context: ExampleContext): unknown {
  return body && (body.example ?? getExample(body.schema, context));
}

export function parameterExample({ name, schema }: Parameter, { tag }: Operation, context: ExampleContext): string {
  return String(getExample(schema, context, name, tag));
}

/** Creates a call of an operation with its required values, and a page size for lists. */
export function sampleCall(operation: Operation, context: ExampleContext): SampleCall {
  const { method, parameters, auth, responses } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter(
    ({ in: place, required, name }) => place === 'query' && (required || name === 'limit'),
  );
  const encoded = (parameter: Parameter) => encodeURIComponent(parameterExample(parameter, operation, context));
  return {
    method,
    path: inPath.reduce((path, parameter) => path.replace(`{${parameter.name}}`, encoded(parameter)), operation.path),
    query: inQuery.map((parameter) => {
      const value = getExample(parameter.schema, context, parameter.name, operation.tag);
      return [parameter.name, typeof value === 'number' || typeof value === 'boolean' ? value : String(value)];
    }),
    body: bodyExample(operation, context),
    auth,
    hasResponse: responses.some(({ status, schema }) => status < 300 && schema !== undefined),
  };
}
