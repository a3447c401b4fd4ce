import type { z } from 'zod';
import type { Call, ReplyOf } from '@parlour/contract/define-call';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import type { Transport } from '../transport.ts';
import type { CallFormResult, CallFormShape } from './call-form-shape.ts';
import { parseForm, refusedForm, unreadableForm } from './read-call-form.ts';

export type SubmittedForm<C extends Call> =
  { ok: true; reply: ReplyOf<C> } | { ok: false; status: number; lastResult: CallFormResult };

/** Fields that are never written into a page. */
const secrets = ['password', 'password_repeat', 'old_password', 'file'];

/**
 * Makes the call of a form that a browser without JavaScript posted to its page; for route actions on the server. What was
 * typed comes back with the errors, passwords excepted.
 */
export async function submitCallForm<const C extends Call, S extends z.ZodObject>(
  shape: CallFormShape<C, S>,
  posted: FormData,
  { transport, idempotencyKey }: { transport: Transport; idempotencyKey: string },
): Promise<SubmittedForm<C>> {
  const { call, schema, toBody } = shape;
  const parsed = parseForm(posted, schema);
  if (parsed.status !== 'success')
    return { ok: false, status: 422, lastResult: unreadableForm(parsed, shape, secrets) };
  try {
    return {
      ok: true,
      reply: await send(call, {
        body: toBody(parsed.value, idempotencyKey),
        idempotencyKey,
        over: transport,
        once: true,
      }),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, status: error.status || 503, lastResult: refusedForm(parsed, error, shape, secrets) };
  }
}
