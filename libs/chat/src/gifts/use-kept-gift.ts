import { useViewer } from '@parlour/api-client/account/user';
import { isString, useStoredFact } from '@parlour/state/stored/stored-fact';

/** The gift that was chosen for somebody and is not given yet: it stays chosen while its member is away to buy credits. */
export const useKeptGift = (
  profileId: string,
): [giftId: string | undefined, keep: (giftId: string | undefined) => void] =>
  useStoredFact<string | undefined>(`gift.${useViewer()?.id ?? ''}.${profileId}`, undefined, isString);
