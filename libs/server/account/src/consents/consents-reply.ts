import type { getConsents } from '@parlour/contract/account/consents/get-consents';
import type { ReplyOf } from '@parlour/contract/define-call';
import {
  analyticsCookie,
  analyticsVersion,
  readAnalyticsChoice,
} from '@parlour/models/account/consents/analytics-choice';
import { consentsDue, termsVersionOf } from '@parlour/models/account/consents/consents';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { latestConsents } from '../store/consents.ts';

/** A member's newest answers; of a visitor the choice that this browser keeps. */
export async function consentsReply({
  brand,
  db,
  viewer,
  readCookie,
}: CallContext): Promise<ReplyOf<typeof getConsents>> {
  if (viewer) {
    const latest = await latestConsents(db, brand.id, viewer.id);
    const consents = latest.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() }));
    return { consents, due: consentsDue(latest, termsVersionOf(brand.settings.company.added)) };
  }
  const choice = readAnalyticsChoice(readCookie(analyticsCookie));
  return { consents: choice ? [{ kind: 'analytics', version: analyticsVersion, ...choice }] : [], due: [] };
}

/** May this page be counted? Only where the newest answer, of the member or else of this browser, is yes. */
export async function mayCount(context: CallContext): Promise<boolean> {
  const { consents } = await consentsReply(context);
  return consents.some(({ kind, version, given }) => kind === 'analytics' && version === analyticsVersion && given);
}
