import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { chatKeys } from '../chat/keys.ts';
import { foldCredits } from '../payments/fold-credits.ts';
import { paymentsKeys } from '../payments/keys.ts';
import { profileKeys } from '../profile/keys.ts';
import type { EventOf } from './live-message.ts';
import { refreshAll } from './refresh.ts';

/**
 * Puts a new balance beside the member, and asks again how payments stand and what moved. Where it did not come from spending,
 * to whom one may write and at what price is asked again: a purchase lifts limits and may change what a credit is worth. With the
 * first one everything is: it opens photos wherever somebody is shown.
 */
export function applyCredits(client: QueryClient, event: EventOf<'credits'>): void {
  const { queryKey } = userOptions();
  const before = client.getQueryData(queryKey)?.user;
  client.setQueryData(queryKey, (user) => foldCredits(user, event));
  if (before?.paid_user !== event.paid_user) return refreshAll(client);
  void client.invalidateQueries({ queryKey: paymentsKeys.all });
  if (event.credits <= before.credits) return;
  for (const outdated of [accountKeys.user, chatKeys.conversations, profileKeys.all])
    void client.invalidateQueries({ queryKey: outdated });
}
