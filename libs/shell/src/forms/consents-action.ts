import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { nextPath, settingsDoneAddress } from '@parlour/account';
import { ApiError } from '@parlour/api-client/api-error';
import { refusedConsent, saveConsents } from '@parlour/api-client/account/consents';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { ConsentKind } from '@parlour/contract/types/user';
import { requestCache } from '../page/request-cache.ts';
import { readSentForm } from './read-sent-form.ts';
import { textIn } from './text-in.ts';

/**
 * The form of consents without JavaScript: answers all that it names, and goes on to where it was asked. A refusal is told in the
 * settings, where the same can be answered again.
 */
export async function consentsAction(args: ActionFunctionArgs) {
  const { values, transport } = await readSentForm(args);
  const named = values.getAll('kind');
  const answer = { version: textIn(values, 'version'), given: values.get('given') === 'yes' };
  const kinds = ConsentKind.options.filter((kind) => named.includes(kind));
  try {
    await saveConsents(
      requestCache(transport),
      kinds.map((kind) => ({ kind, ...answer })),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failure = refusedConsent(error);
    const lastResult: CallFormResult = { submission: {}, failure, params: failure.params };
    return data(lastResult, { status: error.status || 503 });
  }
  const next = values.get('next');
  return redirect(typeof next === 'string' ? nextPath(next) : settingsDoneAddress('consents'), 303);
}
