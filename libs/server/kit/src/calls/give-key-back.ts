import { setTimeout as wait } from 'node:timers/promises';
import { HOUR, SECOND } from '@parlour/models/durations';
import { releaseKey, type KeyPlace } from './idempotency.ts';

/** Milliseconds until a key is tried again to be given back: longer each time, up to so many, and as long as a database may be away. */
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 30 * SECOND;
const GIVEN_UP_AFTER = HOUR;

/**
 * Gives a key back, which the database that has just failed may not let happen now: it is tried on in the background then, where it keeps
 * no process alive. Whoever waits for this waits for the first try alone, and hears of no failure: there is one already to tell of.
 */
export async function giveKeyBack(place: KeyPlace): Promise<void> {
  if (!(await isReleased(place))) void goOn(place);
}

async function goOn(place: KeyPlace): Promise<void> {
  let pause = FIRST_PAUSE;
  for (let waited = 0; waited < GIVEN_UP_AFTER; waited += pause) {
    await wait(pause, undefined, { ref: false });
    if (await isReleased(place)) return;
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
}

const isReleased = (place: KeyPlace): Promise<boolean> =>
  releaseKey(place).then(
    () => true,
    () => false,
  );
