import { addresses } from '@parlour/contract/addresses';

/**
 * Where somebody goes on who has joined: to the step that is open. The mark is for whoever is not logged in there, since an answer that
 * was given again starts no session: the log-in tells them that the account exists.
 */
export const joinedAddress = (): string => addresses.completeSignup.href(undefined, { joined: 1 });
