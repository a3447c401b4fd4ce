import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Call, ReplyInput } from '@parlour/contract/define-call';
import { errorStatus, type ErrorCode } from '@parlour/contract/error-codes';

/** Answers a call in a story; the reply is checked by the contract's schema when the story is loaded, so none grows stale. */
export function answer<const C extends Call>(call: C, reply: ReplyInput<C>): HttpHandler {
  const checked = call.reply.parse(reply) as object;
  return handler(call, () => HttpResponse.json(checked, { status: call.status ?? 200 }));
}

/** Refuses a call, e.g. with one of the errors that it declares. */
export function refusal(call: Call, code: ErrorCode, params?: Record<string, string | number>): HttpHandler {
  const error = { code, params, request_id: 'story' };
  return handler(call, () => HttpResponse.json({ error }, { status: errorStatus[code] }));
}

/** Refuses what was sent, with what is wrong at each of its fields. */
export function refusalAt(call: Call, fields: Record<string, ErrorCode>): HttpHandler {
  const error = { code: 'validation_failed' satisfies ErrorCode, fields, request_id: 'story' };
  return handler(call, () => HttpResponse.json({ error }, { status: errorStatus.validation_failed }));
}

/** Never answers: the story shows what members see while they wait. */
export function waiting(call: Call): HttpHandler {
  return handler(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Fails as a call does without a connection. */
export const noConnection = (call: Call): HttpHandler => handler(call, () => HttpResponse.error());

function handler(call: Call, respond: () => Response | Promise<Response>): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](call.path, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const isMeant = Object.entries(call.when ?? {}).every(([key, value]) => asked.get(key) === value);
    return isMeant ? respond() : undefined;
  });
}
