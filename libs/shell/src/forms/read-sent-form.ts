import type { ActionFunctionArgs } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { Transport } from '@parlour/api-client/transport';
import type { Call } from '@parlour/contract/define-call';
import { loaderFailure } from '../loading/loader-failure.ts';
import { pageContext, type ExpiredForm, type PageContext, type PostedForm } from '../page/page-context.ts';

/** The form that a route action was sent, and the way to the API for what it stands for. */
export interface SentForm extends PostedForm {
  transport: Transport;
}

/**
 * Reads the form that a route action was sent (contract part 1, rule 2). Where it has expired, every call refuses it:
 * - whoever is logged out, and wants what is for members, logs in first;
 * - any other form comes back with what was typed and a new token.
 *
 * @throws a 403 `Response` where it came from another site
 */
export async function readSentForm({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>): Promise<SentForm> {
  const page = context.get(pageContext);
  try {
    return { ...(await page.readForm(request)), transport: asForm(page.transport, request) };
  } catch (error) {
    if (!isExpired(error)) throw error;
    const { values } = error;
    return { values, idempotencyKey: '', transport: asForm(({ call }) => refuseExpired(page, call), request) };
  }
}

const isExpired = (error: unknown): error is ExpiredForm => error instanceof Response && 'values' in error;

async function refuseExpired({ queries }: PageContext, { who }: Call): Promise<never> {
  const { user } = await keptOrAsked(queries, userOptions());
  if (who === 'member' && !user)
    throw new ApiError(403, { code: 'authentication_required', authenticationRequired: true });
  throw new ApiError(403, { code: 'form_expired' });
}

/**
 * The same way to the API, with two refusals told as a form needs them. A call for members alone leads to the log-in. A
 * token that something else was sent with has expired: a browser may show a page from its cache once more.
 */
const asForm =
  (transport: Transport, request: Request): Transport =>
  async (asked) => {
    try {
      return await transport(asked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.authenticationRequired) throw loaderFailure(error, request);
      throw error.code === 'idempotency_conflict' ? new ApiError(403, { code: 'form_expired' }) : error;
    }
  };
