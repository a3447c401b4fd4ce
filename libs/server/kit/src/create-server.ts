import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { SECOND } from '@parlour/models/durations';
import { answerBrokenAddress } from './pages/broken-address.ts';
import { callLimits, countingActs } from './calls/call-limits.ts';
import { callTable } from './calls/call-table.ts';
import { compressAnswers } from './requests/compress-answers.ts';
import { createExecute } from './calls/execute.ts';
import { mountFailures } from './calls/failures.ts';
import { newsOfOutages } from './calls/outages.ts';
import { mountInstalledApp } from './pages/installed-app.ts';
import { mountHealth } from './health.ts';
import { loggerOptions } from './open-log.ts';
import { mountLiveStream } from './live/live-stream.ts';
import { mountCalls } from './calls/mount-calls.ts';
import { mountOpenApi } from './openapi/openapi-pages.ts';
import { mountPages } from './pages/pages.ts';
import { mountPreviews } from './sites/previews.ts';
import { logRequests } from './requests/request-log.ts';
import { REQUEST_TIMEOUT } from './requests/request-timeout.ts';
import { requestTools } from './requests/request-tools.ts';
import { closedPolicy, securityHeaders } from './requests/security-headers.ts';
import type { ServerParts } from './server-parts.ts';
import { signer } from './signing.ts';
import { refuseStrangeHosts } from './sites/strange-hosts.ts';
import { warnOfStrangeProxy } from './requests/strange-proxy.ts';
import { answerUnread } from './requests/unread-request.ts';
import { createUploadDoor } from './uploads/upload-door.ts';
import { readUtf8 } from './utf8.ts';

/** The largest JSON body, where a call's contract allows no larger one; those with a photo have a way in of their own. */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds for a request's headers to arrive: slow ones would stay open otherwise. */
const HEADERS_TIMEOUT = 5 * SECOND;

/**
 * One process for all brands: API, live stream, pages and whatever routes its parts bring. Not listening yet; its `close`
 * waits for what runs in the background.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { options, calls, routes, pages, previews } = parts;
  const headers = { ...securityHeaders(options.secure), 'content-security-policy': closedPolicy };
  // A host that is no brand's may be the operator's own, which is not ours to promise https for; nor is a draft's.
  const strangeHeaders = { ...securityHeaders(false), 'content-security-policy': closedPolicy };
  const headersOf = (request: FastifyRequest) => (tools.findSite(request) ? headers : strangeHeaders);
  const app = Fastify({
    logger: loggerOptions(parts.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (_, request, reply) =>
      void answerBrokenAddress(request, reply.headers(headersOf(request)), tools, options.secure),
    clientErrorHandler: (error, socket) => {
      // Whoever left gets no answer, and does so too often to be told of each time.
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const requestId = randomUUID();
      app.log.info({ code: error.code, request_id: requestId }, 'a request could not be read');
      answerUnread(strangeHeaders, requestId, error, socket);
    },
    forceCloseConnections: 'idle',
    // What still comes on an open connection is answered like what is under way, and ends it: Fastify's own 503 has no code.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: SECOND },
    routerOptions: { ignoreTrailingSlash: true },
  });
  const tools = requestTools(parts, app.log);
  const table = callTable(calls);
  const countCall = callLimits(options.callsPerMinute);
  const isNews = newsOfOutages();
  const execute = createExecute({
    table,
    fingerprints: signer(options.sessionKey, 'idempotency'),
    report: ({ error, requestId, call }) => {
      if (isNews(error)) app.log.error({ err: error, request_id: requestId, call }, 'a call failed');
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    done();
  });
  await compressAnswers(app);
  if (previews) mountPreviews(app, parts, tools, previews);
  refuseStrangeHosts(app, tools);
  logRequests(app, tools);
  acceptEmptyJson(app);
  mountFailures(app);
  mountHealth(app, parts);
  warnOfStrangeProxy(app, options);
  mountOpenApi(app, table, options.secure);
  mountLiveStream(app, parts, tools, countCall);
  mountInstalledApp(app, tools, options.secure);
  const door = createUploadDoor(tools, calls);
  mountCalls(app, table, { execute, countCall, tools, door });
  for (const mount of routes) await app.register(async (group) => mount(group, tools));
  if (pages) await mountPages(app, { parts, tools, execute: countingActs(execute, countCall), pages, door, countCall });
  app.addHook('onClose', () => tools.background.settled());
  return app;
}

/** JSON bodies; one that is empty counts as none, as a DELETE's may be. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = readUtf8(body);
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
}
