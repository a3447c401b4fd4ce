export { forgetEventsBetween, forgetLikesBetween, forgetLikesOf, forgetMessages } from './forget-events.ts';
export { inTransaction, isTransaction, type Work, type WorkContext } from './in-transaction.ts';
export type { DeliveredEvent } from './live-bus.ts';
export { lockMailboxes } from './lock-mailboxes.ts';
export { createMailbox, type Mailbox } from './mailbox.ts';
export { createMemoryBus } from './memory-bus.ts';
