import type { QueryClient } from '@tanstack/react-query';
import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import type { BodyInput, ReplyOf } from '@parlour/contract/define-call';
import { analyticsVersion } from '@parlour/models/account/consents/analytics-choice';
import type { ApiError } from '../api-error.ts';
import { callQuery } from '../call-query.ts';
import { chatKeys } from '../chat/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { profileKeys } from '../profile/keys.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { accountKeys } from './keys.ts';
import { userOptions } from './user.ts';

/** What somebody agreed to. */
export const consentsOptions = () => callQuery(accountKeys.consents, getConsents, {});

/** What saving a choice about counting needs; a route action has its own transport. */
export const analyticsConsent = (given: boolean) => ({ kind: 'analytics', version: analyticsVersion, given }) as const;

/** Saves a choice about counting, and remembers for this visit that there is one. */
export async function saveAnalyticsChoice(client: QueryClient, given: boolean): Promise<void> {
  const consents = await send(saveConsent, { body: analyticsConsent(given), ...wayOf(client) });
  client.setQueryData(accountKeys.consents, consents);
}

/** True once a choice was made on this visit. */
export const hasChosen = (client: QueryClient): boolean => client.getQueryData(accountKeys.consents) !== undefined;

export type ConsentAnswer = BodyInput<typeof saveConsent>;

/** Saves a member's answers one after the other; those before a refused one are kept. */
export async function saveConsents(client: QueryClient, answers: readonly ConsentAnswer[]): Promise<void> {
  for (const body of answers) await keepConsents(client, await send(saveConsent, { body, ...wayOf(client) }));
  if (answers.some(({ kind }) => kind === 'fictional_profiles')) askWhomToWrite(client);
}

/** Who no longer says to know fictional profiles is asked again before writing to one. */
function askWhomToWrite(client: QueryClient): void {
  const outdated = [chatKeys.conversations, profileKeys.all];
  for (const queryKey of outdated) void client.invalidateQueries({ queryKey });
  tellOtherTabs(...outdated);
}

/** What is due goes from every tab; a reading of the member that began before must not bring it back. */
async function keepConsents(client: QueryClient, consents: ReplyOf<typeof saveConsent>): Promise<void> {
  const { queryKey } = userOptions();
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(accountKeys.consents, consents);
  client.setQueryData(queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, consents_due: consents.due } } : reply,
  );
  tellOtherTabs(accountKeys.user, accountKeys.consents);
}

/** The text in question is newer than the one that this page shows. */
export const isTextNewer = ({ fields }: Pick<ApiError, 'fields'>): boolean => fields['version'] === 'terms_outdated';

/** Why an answer was refused: that a text is newer stands at a field, which no page shows. */
export const refusedConsent = (error: ApiError): Pick<ApiError, 'code' | 'params'> => ({
  code: isTextNewer(error) ? 'terms_outdated' : error.code,
  params: error.params,
});
