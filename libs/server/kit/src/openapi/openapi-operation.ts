import { oldestClient } from '@parlour/contract/client-version';
import type { Call } from '@parlour/contract/define-call';
import { needsClientHeader } from '../calls/header-rule.ts';
import { queryParametersOf } from './openapi-query.ts';
import { anyOf, schemaOf, type Json } from './openapi-parts.ts';
import { refusalsOf } from './openapi-refusals.ts';

/**
 * What may be asked of one method at one path. OpenAPI has no word for calls that only a query value tells apart, since
 * no query may stand in a path. Such calls are one operation, which says so, and takes and gives what any of them does.
 */
export function operationOf(calls: readonly Call[]): Json {
  const [{ method, path }] = calls as [Call];
  return {
    operationId: `${method.toLowerCase()}-${path.replace(/^\/api\//, '').replace(/[^a-z0-9]+/gi, '-')}`,
    tags: [path.replace('/api/', '').replace('.php', '')],
    ...(calls.length > 1
      ? { description: `Several calls, told apart by the query: ${calls.map(nameOf).join('; ')}.` }
      : {}),
    ...securityOf(calls),
    parameters: [...headersOf(calls), ...queryParametersOf(calls)],
    ...requestBodyOf(calls),
    responses: {
      ...repliesOf(calls),
      ...(calls.some(({ shared }) => shared) ? notModified : {}),
      ...refusalsOf(calls),
    },
  };
}

const nameOf = ({ when }: Call): string => (when ? `with ${new URLSearchParams(when)}` : 'without');

function securityOf(calls: readonly Call[]): Json {
  const members = calls.filter(({ who }) => who === 'member');
  if (members.length === 0) return {};
  return { security: [{ session: [] }, ...(members.length < calls.length ? [{}] : [])] };
}

function headersOf(calls: readonly Call[]): Json[] {
  const [fromClient, idempotent] = [calls.filter(needsClientHeader), calls.filter((call) => call.idempotent)];
  const header = (name: string, needed: readonly Call[], schema: Json): Json[] =>
    needed.length > 0 ? [{ name, in: 'header', required: needed.length === calls.length, schema }] : [];
  return [
    ...header('X-Request-Type', fromClient, { const: 'client' }),
    ...header('Idempotency-Key', idempotent, { type: 'string', format: 'uuid' }),
    clientVersionHeader,
  ];
}

/** Whoever leaves it out is served as the newest client is. */
const clientVersionHeader: Json = {
  name: 'X-Client-Version',
  in: 'header',
  description: `The number of the contract that the client speaks; a smaller one than ${oldestClient} is refused as client_outdated.`,
  schema: { type: 'integer', minimum: 0 },
};

function requestBodyOf(calls: readonly Call[]): Json {
  const withBody = calls.filter(({ body, signed }) => body ?? signed);
  if (withBody.length === 0) return {};
  const bodies = withBody.flatMap((call) => bodiesOf(call, call.body ? schemaOf(call.body, 'input') : {}));
  return { requestBody: { required: withBody.length === calls.length, content: contentOf(bodies) } };
}

/**
 * One body in each type that the call takes it in: as its form with a file, or as JSON and, where it says so, as a form of
 * texts; any where it is signed.
 */
function bodiesOf({ multipart, forms, signed }: Call, schema: Json): [string, Json][] {
  if (signed) return [['*/*', schema]];
  const types = [
    ...(multipart ? [] : ['application/json']),
    ...(forms ? ['application/x-www-form-urlencoded'] : []),
    ...(forms || multipart ? ['multipart/form-data'] : []),
  ];
  return types.map((type) => [type, schema]);
}

/** What is the same for everybody on a host is not sent again to whoever has it (contract part 1, rule 12). */
const notModified: Json = { 304: { description: 'As the sender knows it by its tag, in If-None-Match' } };

function repliesOf(calls: readonly Call[]): Json {
  const byStatus = Map.groupBy(calls, ({ status = 200 }) => status);
  return Object.fromEntries([...byStatus].map(([status, alike]) => [status, responseOf(status, alike)]));
}

function responseOf(status: number, alike: readonly Call[]): Json {
  if (status === 204) return { description: 'Done' };
  if (status !== 303) return { description: 'The reply', content: contentOf(alike.map(replyOf)) };
  const schema = anyOf(alike.map(({ reply }) => schemaOf(reply, 'output')));
  return { description: 'The page to go on to', headers: { Location: { required: true, schema } } };
}

const replyOf = ({ reply, savedAs }: Call): [string, Json] => [
  savedAs?.type ?? 'application/json',
  schemaOf(reply, 'output'),
];

/** What comes in each type of media: any of the schemas that calls have for it. */
function contentOf(typed: readonly [type: string, schema: Json][]): Json {
  const byType = Map.groupBy(typed, ([type]) => type);
  return Object.fromEntries(
    [...byType].map(([type, alike]) => [type, { schema: anyOf(alike.map(([, schema]) => schema)) }]),
  );
}
