import { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';

type Json = Record<string, unknown>;

/** Errors that any call may give (contract part 5). */
const anyCall: readonly ErrorCode[] = [
  'bad_request',
  'unknown_brand',
  'validation_failed',
  'client_outdated',
  'rate_limited',
  'server_error',
  'maintenance',
];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json;
  return rest;
};

/** The OpenAPI 3.1 document of all calls, made from the contract alone. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = (paths[addressOf(call)] ??= {});
    path[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}

/** Calls that share an address are told apart by their query, which OpenAPI has no word for. */
function addressOf({ path, when }: Call): string {
  return when ? `${path}?${new URLSearchParams(when)}` : path;
}

function operationOf(call: Call): Json {
  const { method, path, who, idempotent, query, body, reply, savedAs, multipart, status = 200 } = call;
  const bodyType = multipart ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${method.toLowerCase()}-${addressOf(call)
      .replace(/^\/api\//, '')
      .replace(/[^a-z0-9]+/gi, '-')}`,
    tags: [path.replace('/api/', '').replace('.php', '')],
    ...(who === 'member' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...(method === 'GET' || who === 'provider'
        ? []
        : [{ name: 'X-Request-Type', in: 'header', required: true, schema: { const: 'client' } }]),
      ...(idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
        : []),
      ...parametersOf(query),
    ],
    ...(body ? { requestBody: { required: true, content: { [bodyType]: { schema: schemaOf(body, 'input') } } } } : {}),
    responses: {
      [status]:
        status === 204
          ? { description: 'Done' }
          : {
              description: 'The reply',
              content: { [savedAs?.type ?? 'application/json']: { schema: schemaOf(reply, 'output') } },
            },
      ...refusalsOf(call),
    },
  };
}

function parametersOf(query: z.ZodObject | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function refusalsOf({ errors, who, idempotent }: Call): Json {
  const codes = new Set<ErrorCode>([...errors, ...anyCall]);
  if (who === 'member') codes.add('authentication_required');
  if (idempotent) codes.add('idempotency_conflict');
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const errorSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'request_id'],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        params: { type: 'object' },
        request_id: { type: 'string' },
      },
    },
    authentication_required: { const: true },
  },
};
