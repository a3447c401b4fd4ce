import { getInterests } from '@parlour/contract/account/reference-data/get-interests';
import { interests } from '@parlour/models/interests';
import { handle } from '@parlour/server-kit/calls/handle';

/** The interests of all brands; an id is also the key of its word. */
export const getInterestsCall = () =>
  handle(getInterests, async () => ({ interests: interests.map((interest) => ({ id: interest, key: interest })) }));
