import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailurePage } from './failure-page.ts';
import { answerRefusal } from '../calls/failures.ts';
import { refuse } from '../calls/refusal.ts';
import type { RequestTools } from '../server-parts.ts';

/**
 * Answers an address that cannot be read, such as `/%ff`, and that no route or hook sees: to a person as the page of a failure,
 * to a script as the error body. It throws nothing, as the framework would not catch it.
 */
export async function answerBrokenAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  tools: Pick<RequestTools, 'findSite'>,
  secure: boolean,
): Promise<void> {
  const refusal = refuse('bad_request');
  const isPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
  try {
    await (isPage ? answerFailurePage(tools, secure) : answerRefusal)(refusal, request, reply);
  } catch (error) {
    request.log.error({ err: error }, 'a request failed');
    answerRefusal(refusal, request, reply);
  }
}
