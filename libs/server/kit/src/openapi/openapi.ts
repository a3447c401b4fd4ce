import type { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';
import { needsClientHeader } from '../calls/header-rule.ts';
import { besideCalls } from './openapi-beside-calls.ts';
import { refusalResponse, schemaOf, type Json } from './openapi-parts.ts';
import { refuseForNow } from '../calls/refusal.ts';

/** Errors that any call may give (contract part 5). */
const anyCall: readonly ErrorCode[] = [
  'bad_request',
  'unknown_brand',
  'validation_failed',
  'field_required',
  'client_outdated',
  'rate_limited',
  'server_error',
  'maintenance',
];

/** Errors of every call that only a member may make. */
const membersOnly: readonly ErrorCode[] = ['authentication_required', 'account_blocked', 'account_pending_deletion'];

/** The OpenAPI 3.1 document of all calls, made from the contract alone, and of what the server answers beside them. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = (paths[addressOf(call)] ??= {});
    path[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { ...paths, ...besideCalls },
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
  const { method, path, who, idempotent, query, body, reply, savedAs, status = 200 } = call;
  return {
    operationId: `${method.toLowerCase()}-${addressOf(call)
      .replace(/^\/api\//, '')
      .replace(/[^a-z0-9]+/gi, '-')}`,
    tags: [path.replace('/api/', '').replace('.php', '')],
    ...(who === 'member' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...(needsClientHeader(call)
        ? [{ name: 'X-Request-Type', in: 'header', required: true, schema: { const: 'client' } }]
        : []),
      ...(idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
        : []),
      ...parametersOf(query),
    ],
    ...(body ? { requestBody: { required: true, content: bodiesOf(call, schemaOf(body, 'input')) } } : {}),
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

/** One body in each type that the call takes it in: as its form with a file, or as JSON and, where it says so, as a form of texts. */
function bodiesOf({ multipart, forms }: Call, schema: Json): Json {
  const types = [
    ...(multipart ? [] : ['application/json']),
    ...(forms ? ['application/x-www-form-urlencoded'] : []),
    ...(forms || multipart ? ['multipart/form-data'] : []),
  ];
  return Object.fromEntries(types.map((type) => [type, { schema }]));
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

function refusalsOf(call: Call): Json {
  const { errors, method, who, idempotent, multipart } = call;
  const codes = new Set<ErrorCode>([...errors, ...anyCall, ...(who === 'member' ? membersOnly : [])]);
  if (needsClientHeader(call)) codes.add('header_missing');
  if (method !== 'GET' && !multipart) codes.add('too_large');
  if (idempotent) codes.add('idempotency_conflict');
  const byStatus = Map.groupBy(codes, (code): number => errorStatus[code]);
  const { status, code } = refuseForNow();
  if (idempotent) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, refusalResponse(ofStatus)]));
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
