import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { privateCaching } from '../requests/caching.ts';
import { errorBody, retryAfter } from './error-body.ts';
import { newsOfOutages } from './outages.ts';
import { CallRefusal, refuse, refuseFailed } from './refusal.ts';

/** Says to whoever asked that it did not work: as the contract's error body, or as a page. */
export type AnswerFailure = (
  refusal: CallRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** Turns whatever goes wrong outside a call into an answer; a raw message never leaves the server. */
export function answerFailuresBy(app: FastifyInstance, answer: AnswerFailure): void {
  const isNews = newsOfOutages();
  app.setErrorHandler((error: FastifyError | CallRefusal, request, reply) => {
    const refusal = refusalOf(error);
    if (error !== refusal && refusal.status >= 500 && isNews(error))
      request.log.error({ err: error }, 'a request failed');
    return answer(refusal, request, reply);
  });
}

/** The contract's error body for all that goes wrong outside a call. */
export function mountFailures(app: FastifyInstance): void {
  answerFailuresBy(app, answerRefusal);
  app.setNotFoundHandler((request, reply) => answerRefusal(refuse('not_found'), request, reply));
}

/** The answer to a script: the contract's error body. */
export function answerRefusal(refusal: CallRefusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const seconds = retryAfter(refusal);
  if (seconds !== null) reply.header('retry-after', seconds);
  return reply.code(refusal.status).headers(privateCaching).send(errorBody(refusal, request.id));
}

/** What the framework found wrong with a request, in our codes: too much is 413, a condition or a range that does not hold
 * keeps its status, everything malformed is 400. */
function refusalOf(error: FastifyError | CallRefusal): CallRefusal {
  if (error instanceof CallRefusal) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return refuse('too_large');
  if (status === 404) return refuse('not_found');
  if (status === 412 || status === 416) return new CallRefusal('bad_request', { status });
  if (isTruncated(error) || (status !== undefined && status >= 400 && status < 500)) return refuse('bad_request');
  return refuseFailed(error);
}

/** A body that ends too early comes as a plain error without status; a connection of ours that broke has other words. */
const isTruncated = ({ message }: Error): boolean =>
  ['Unexpected end of form', 'Premature close', 'aborted', 'request aborted'].includes(message);
