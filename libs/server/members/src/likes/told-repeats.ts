import { DAY } from '@parlour/models/durations';
import { onceCommitted } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import { createChangeLimit } from '@parlour/server-kit/calls/change-limit';

/** How often in a day one hears of a like that the same person takes back. */
const toldADay = 3;

/** Who likes whom, or no longer does. */
interface Deed {
  brand: string;
  fromId: string;
  toId: string;
  now: Date;
}

/** What was taken back of late, by whom from whom. */
export interface ToldRepeats {
  /** Whether a like, or its taking back, is to be told. */
  isTold(deed: Deed): boolean;
  /** Notes a like that was taken back, which counts once that has committed. */
  noteTakenBack(trx: Transaction, deed: Deed): void;
}

/**
 * Limits how often one hears of a like that is taken back and given again, which can be done without end. After three
 * times in a day it is stored and told to nobody: each telling makes the pages of the member who is liked ask for what
 * is new. Only what was taken back takes room here.
 */
export function createToldRepeats(): ToldRepeats {
  const limit = createChangeLimit(toldADay, DAY);
  const keyOf = ({ brand, fromId, toId }: Deed): string => [brand, fromId, toId].join(':');
  return {
    isTold: (deed) => limit.wait(keyOf(deed), deed.now) === null,
    noteTakenBack: (trx, deed) => onceCommitted(trx, () => void limit.take(keyOf(deed), deed.now)),
  };
}
