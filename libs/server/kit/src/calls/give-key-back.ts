import { setTimeout as wait } from 'node:timers/promises';
import { HOUR, SECOND } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { releaseKey, type KeyPlace } from './idempotency.ts';

/** Milliseconds until keys are tried again to be given back: longer each time, up to so many, and as long as a database may be away. */
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 30 * SECOND;
const GIVEN_UP_AFTER = HOUR;
/** Keys of one brand that wait to be given back, at most: a database that is away fills no memory. What is beyond that stays taken. */
const MOST_WAITING = 10_000;
/** Milliseconds after which a statement whose answer was lost is written or never will be: the database itself ends it in less. */
const WRITTEN_WITHIN = 30 * SECOND;

/** The keys of a database that wait in this process, each with the time at which it is given up. */
type WaitingKeys = Map<KeyPlace, number>;

/** Each database has its own, so that one which is away holds up no other's. */
const waitingOf = new WeakMap<BrandDatabase, WaitingKeys>();

/**
 * Gives a key back, which the database that has just failed may not let happen now: it is tried on in the background then,
 * where it keeps no process alive. Whoever waits for this waits for the first try alone, and hears of no failure: there is one
 * already to tell of.
 */
export async function giveKeyBack(place: KeyPlace): Promise<void> {
  if (await isReleased(place)) return;
  const known = waitingOf.get(place.db);
  const waiting: WaitingKeys = known ?? new Map();
  if (waiting.size >= MOST_WAITING) return;
  waiting.set(place, Date.now() + GIVEN_UP_AFTER);
  if (known) return;
  waitingOf.set(place.db, waiting);
  void goOn(place.db, waiting);
}

/** Gives a key back of which nobody knows whether it was taken: now, and once more when it cannot be taken late any more. */
export function giveBackInDoubt(place: KeyPlace): void {
  void giveKeyBack(place);
  setTimeout(() => void giveKeyBack(place), WRITTEN_WITHIN).unref();
}

/** The one loop for all that waits of a database. */
async function goOn(db: BrandDatabase, waiting: WaitingKeys): Promise<void> {
  for (let pause = FIRST_PAUSE; waiting.size > 0;) {
    await wait(pause, undefined, { ref: false });
    pause = (await giveBackInTurn(waiting)) > 0 ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
  }
  waitingOf.delete(db);
}

/** How many were given back, one after the other until one failed, which is the last the next time. */
async function giveBackInTurn(waiting: WaitingKeys): Promise<number> {
  let given = 0;
  for (const [place, until] of waiting) {
    waiting.delete(place);
    if (!(await isReleased(place))) {
      if (Date.now() < until) waiting.set(place, until);
      break;
    }
    given += 1;
  }
  return given;
}

const isReleased = (place: KeyPlace): Promise<boolean> =>
  releaseKey(place).then(
    () => true,
    () => false,
  );
