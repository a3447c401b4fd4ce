import { addresses } from '@parlour/contract/addresses';

/** Where somebody goes on who has asked for the deletion. The mark lets the page say that it worked, which it tells nobody without. */
export const leftAddress = (): string => addresses.accountDeleted.href(undefined, { left: 1 });
