import type { Call } from '@parlour/contract/define-call';
import { errorStatus } from '@parlour/contract/error-codes';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';
import { besideCalls } from './openapi-beside-calls.ts';
import { operationOf } from './openapi-operation.ts';
import type { Json } from './openapi-parts.ts';

/**
 * The OpenAPI 3.1 document of all calls, made from the contract alone, and of what the server answers beside them.
 *
 * @param secure whether members reach this server by https: its session cookie has another name where they do not
 */
export function openApi(calls: readonly Call[], secure = true): Json {
  const paths = Map.groupBy(calls, ({ path }) => path);
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: { ...Object.fromEntries([...paths].map(([path, there]) => [path, pathItemOf(there)])), ...besideCalls },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: hostCookie('sid', secure) } },
    },
  };
}

/** An operation for each method; calls that share one, and are told apart by their query, share it too. */
function pathItemOf(calls: readonly Call[]): Json {
  const methods = Map.groupBy(calls, ({ method }) => method.toLowerCase());
  return Object.fromEntries([...methods].map(([method, alike]) => [method, operationOf(alike)]));
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
