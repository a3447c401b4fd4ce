import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oldestClient } from '@parlour/contract/client-version';
import type { Call, SignedBody } from '@parlour/contract/define-call';
import { entityTag, isKnown, privateCaching, sharedCaching } from '../requests/caching.ts';
import type { CountCall } from './call-limits.ts';
import type { CallTable, QueryValues } from './call-table.ts';
import type { CallAnswer, Execute } from './execute.ts';
import { isFromClient, needsClientHeader } from './header-rule.ts';
import { isMultipart, readMultipart } from '../uploads/multipart.ts';
import { queryValues } from './query-values.ts';
import { refuse } from './refusal.ts';
import { withKnownEnd } from '../requests/request-end.ts';
import type { RequestScope } from '../requests/request-scope.ts';
import type { RequestTools } from '../server-parts.ts';
import {
  acceptAnyBytes,
  acceptMultipart,
  acceptTextForms,
  uploadRoute,
  type UploadDoor,
} from '../uploads/upload-door.ts';
import { readTextForm } from '../utf8.ts';

/** What every call goes through. */
interface Pipeline {
  execute: Execute;
  countCall: CountCall;
  tools: RequestTools;
  door: UploadDoor;
}

/** Mounts every call at its address; each goes through the one pipeline. */
export function mountCalls(
  app: FastifyInstance,
  table: CallTable,
  { execute, countCall, tools, door }: Pipeline,
): void {
  async function answerCall(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { headers } = request;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const query = queryValues(new URL(request.url, 'http://host').searchParams);
    const handled = table.find(method, path, query);
    const call = handled?.call;
    if (call && needsClientHeader(call) && !isFromClient(headers)) throw refuse('header_missing');
    if (isOutdated(headers['x-client-version'])) throw refuse('client_outdated');

    const guess = handled?.readsFirst ? tools.guessOf(request) : null;
    const likely = guess ?? (await tools.scopeOf(request));
    const excess = countCall(likely.context);
    if (excess) throw excess;
    const idempotencyKey = headers['idempotency-key']?.toString();
    const read = call?.status === 303 && !isFromClient(headers) ? declaredOf(call, query) : query;
    const attempt = { method, path, ...inputOf(call, read, bodyOf(call, request)), idempotencyKey };
    const likelyAnswer = execute(attempt, likely.context);
    const scope = await tools.scopeOf(request);
    const answered = await (scope === likely ? likelyAnswer : execute(attempt, scope.context));
    return write(request, reply, scope, answered, call?.shared ?? false);
  }

  acceptMultipart(app);
  acceptTextForms(app);
  for (const { method, path, call } of table.places) {
    const options = { bodyLimit: call.bodyBytes, ...uploadRoute(call, tools, door) };
    const handler = withKnownEnd((request, reply) => answerCall(request, reply, path));
    const route = { ...options, method, url: path, handler };
    if (call.signed) void app.register(async (group) => acceptAnyBytes(group).route(route));
    else app.route(route);
  }
  app.all('/api/*', () => {
    throw refuse('not_found');
  });
}

function write(
  request: FastifyRequest,
  reply: FastifyReply,
  scope: RequestScope,
  { status, body, headers }: CallAnswer,
  shared: boolean,
): FastifyReply {
  const cacheable = shared && status === 200;
  // Which language the browser keeps is for the page to say: it may be of another than this address.
  const leadsToPage = status === 303;
  if (!cacheable && !leadsToPage && headers['idempotent-replay'] === undefined) scope.rememberBrowser();
  reply.code(status).headers({ ...headers, ...(cacheable ? sharedCaching : privateCaching) });
  const cookies = scope.cookies.headers();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (body === undefined || headers['content-disposition'] !== undefined) return reply.send(body);
  const text = JSON.stringify(body);
  reply.type('application/json; charset=utf-8');
  if (!cacheable) return reply.send(text);
  const tag = entityTag(text);
  reply.header('etag', tag);
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(text);
}

/** What was sent: JSON as it was read; a form where the call takes one, and nowhere else; what was signed as its bytes. */
function bodyOf(call: Call | undefined, { body, headers }: FastifyRequest): unknown {
  if (call?.signed) return { headers, raw: (body as Buffer | undefined) ?? Buffer.alloc(0) } satisfies SignedBody;
  const type = headers['content-type'];
  if (!Buffer.isBuffer(body)) {
    if (call?.multipart) throw refuse('bad_request');
    return body;
  }
  if (call?.forms && !isMultipart(type)) return Object.fromEntries(readTextForm(body));
  if (!call?.multipart && !call?.forms) throw refuse('bad_request');
  return Object.fromEntries(readMultipart(body, type ?? ''));
}

/**
 * Where an address leads to a page, what comes behind it that the call does not know is not read: a person opens it from a mail,
 * marked by the programs that it went through, and is to see the page. A client of ours is refused it.
 */
const declaredOf = ({ query }: Call, values: QueryValues): QueryValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(query?.shape ?? {}, key)));

/** A GET has no body; a DELETE may carry its identifiers in the query, since some proxies drop its body (contract part 1, rule 3). */
function inputOf(call: Call | undefined, query: QueryValues, body: unknown): { query: QueryValues; body: unknown } {
  if (call?.method === 'GET') return { query, body: undefined };
  if (call?.method !== 'DELETE' || body !== undefined) return { query, body: body ?? undefined };
  const fields = call.body?.shape ?? {};
  const [inBody, inQuery] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(query).filter(([key]) => key in fields === wanted)),
  );
  return { query: inQuery!, body: inBody };
}

function isOutdated(version: string | string[] | undefined): boolean {
  return version !== undefined && !(Number(version) >= oldestClient);
}
