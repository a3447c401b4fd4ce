import type { PublishedBrand } from '@parlour/brand/published-brand';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import type { BodyOf } from '@parlour/contract/define-call';
import {
  analyticsCookie,
  analyticsVersion,
  writeAnalyticsChoice,
} from '@parlour/models/account/consents/analytics-choice';
import { neededConsents, termsVersionOf, type Consent } from '@parlour/models/account/consents/consents';
import { cookieSeconds } from '@parlour/models/account/cookies';
import { DAY } from '@parlour/models/durations';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { consentsReply } from './consents-reply.ts';
import { insertConsents, latestConsents } from '../store/consents.ts';

/** Records an answer: a member's in the table, with its version; that about counting on this device as well. */
export const saveConsentCall = () =>
  handle(saveConsent, async ({ body }, context) => {
    refuseImpossible(body, context);
    const { viewer, now } = context;
    if (viewer) await inTransaction(context, ({ trx }) => record(trx, context.brand, viewer.id, body, now));
    if (body.kind !== 'analytics') return consentsReply(context);
    const choice = writeAnalyticsChoice({ given: body.given, at: now.toISOString() });
    context.setCookie(analyticsCookie, choice, { maxAge: cookieSeconds(analyticsCookie), httpOnly: true });
    return consentsReply({ ...context, readCookie: () => choice });
  });

/**
 * The same answer once more proves nothing new on the day that it was given. What is taken back is the text that was agreed to,
 * whichever the client names.
 */
async function record(
  trx: Transaction,
  brand: PublishedBrand,
  memberId: string,
  answer: BodyOf<typeof saveConsent>,
  now: Date,
): Promise<void> {
  const known = (await latestConsents(trx, brand.id, memberId)).find(({ kind }) => kind === answer.kind);
  const current = currentVersion(answer.kind, brand);
  const version = answer.given ? current : (known?.version ?? current);
  const isSame = known?.version === version && known.given === answer.given;
  if (isSame && now.getTime() - known.at.getTime() < DAY) return;
  await insertConsents(trx, brand.id, memberId, [{ ...answer, version }], now);
}

function refuseImpossible({ kind, version, given }: BodyOf<typeof saveConsent>, { brand, viewer }: CallContext): void {
  if (!viewer && kind !== 'analytics') throw refuse('authentication_required');
  if (!given && isNeeded(kind)) throw refuse('consent_needed_for_service');
  // Whoever takes one back need not have read the terms of today.
  if (given && version !== currentVersion(kind, brand)) throw refuseFields({ version: 'terms_outdated' });
}

const currentVersion = (kind: Consent['kind'], { settings }: PublishedBrand): string =>
  kind === 'analytics' ? analyticsVersion : termsVersionOf(settings.company.added);

const isNeeded = (kind: Consent['kind']): boolean => neededConsents.some((needed) => needed === kind);
