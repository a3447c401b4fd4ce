import type { QueryClient } from '@tanstack/react-query';
import { getConsents } from '@parlour/contract/account/get-consents';
import { saveConsent } from '@parlour/contract/account/save-consent';
import { analyticsVersion } from '@parlour/models/account/analytics-choice';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { accountKeys } from './keys.ts';

/** What somebody agreed to. */
export const consentsOptions = () => callQuery(accountKeys.consents, getConsents, {});

/** What saving a choice about counting needs; a route action has its own transport. */
export const analyticsConsent = (given: boolean) => ({ kind: 'analytics', version: analyticsVersion, given }) as const;

/** Saves a choice about counting, and remembers for this visit that there is one. */
export async function saveAnalyticsChoice(client: QueryClient, given: boolean): Promise<void> {
  const consents = await send(saveConsent, { body: analyticsConsent(given) }, transportOf(client));
  client.setQueryData(accountKeys.consents, consents);
}

/** True once a choice was made on this visit. */
export const hasChosen = (client: QueryClient): boolean => client.getQueryData(accountKeys.consents) !== undefined;
