import type { OpenApi } from './document.ts';

/** An API with two operations, for tests. */
export const SMALL_API: OpenApi = {
  info: { title: 'Small', version: '1.0.0', description: 'A small API.' },
  servers: [{ url: 'https://a.example', description: 'A' }],
  tags: [{ name: 'things', description: 'Things.' }],
  security: [{ keys: [] }],
  paths: {
    '/things/{thingId}': {
      parameters: [
        { name: 'thingId', in: 'path', required: true, description: 'Thing ID.', schema: { type: 'string' } },
      ],
      get: {
        operationId: 'getThing',
        tags: ['things'],
        summary: 'Get a thing',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: {
          '200': {
            description: 'The thing.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/BigThing' } } },
          },
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        operationId: 'createThing',
        tags: ['things'],
        summary: 'Create a thing',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewThing' }, example: { name: 'lamp' } },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: {},
    parameters: {
      limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
    },
    responses: { NotFound: { description: 'Not there.' } },
    schemas: {
      Part: { type: 'object', required: ['kind'], properties: { kind: { type: 'string', enum: ['a', 'b'] } } },
      NewThing: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 200 } } },
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          parts: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Part' }, description: 'Its parts' },
          note: { type: ['string', 'null'] },
          prices: { type: 'object', additionalProperties: { type: 'number' } },
          any: {},
        },
      },
      BigThing: {
        allOf: [
          { $ref: '#/components/schemas/Thing' },
          { type: 'object', required: ['at'], properties: { at: { type: 'string', format: 'date-time' } } },
        ],
      },
    },
  },
};
