import { siteAnswers } from '@parlour/api-client/site-answers';
import { unanswered } from '@parlour/api-client/unanswered';
import { connection, noteReach } from '@parlour/state/device/use-online';
import { isBeingLeft } from '../scripts/being-left.ts';
import { FIRST_PAUSE, nextPause } from './next-try.ts';

let isAsking = false;

/**
 * Asks the site itself after a call that nobody answered, and ever more rarely until it answers: what waits for a connection
 * goes on then. Nobody is said to be out of reach for one call alone, as something in the browser may have stopped it. A browser
 * that knows to have no connection says so itself.
 */
async function askUntilReached(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let pause = FIRST_PAUSE; !(await siteAnswers()); pause = nextPause(pause)) {
    if (navigator.onLine && !isBeingLeft()) noteReach(false);
    await connection(pause);
  }
  isAsking = false;
  noteReach(true);
}

/** Begins to look after calls that nobody answers; once for a page. Answers the function that ends it. */
export const followUnanswered = (): (() => void) => unanswered.subscribe(() => void askUntilReached());
