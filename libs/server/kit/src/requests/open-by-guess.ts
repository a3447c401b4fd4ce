import { MINUTE } from '@parlour/models/durations';
import { isSameSession, type FoundSession } from '../sessions/session-store.ts';
import { WrongGuess } from '../sessions/wrong-guess.ts';
import type { Site } from '../sites/sites.ts';
import { openRequest, type RequestFacts, type RequestScope, type ScopeTools } from './request-scope.ts';

/** Who makes a request: as it was the last time, and as it is. */
export interface Opening {
  guess: RequestScope | null;
  scope: Promise<RequestScope>;
}

export interface OpeningTools extends ScopeTools {
  /** Notes that a member is here. */
  touch(site: Site, found: FoundSession, now: Date): void;
}

/** Milliseconds between two notes that a member is here. */
const TOUCH_EVERY = MINUTE;

/**
 * Opens a request by who its session belonged to the last time, while the session is asked for.
 *
 * @param isHere somebody looks at what is asked for, and not only a page that is out of sight
 */
export function openByGuess(site: Site, facts: RequestFacts, isHere: boolean, tools: OpeningTools): Opening {
  const opened = openRequest(site, facts, tools);
  const { sessions, now } = opened;
  const guess = sessions.lastFound && opened.scopeFor(sessions.lastFound, confirm);

  async function find(): Promise<RequestScope> {
    const found = await sessions.find(now);
    if (found && isHere && now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY) tools.touch(site, found, now);
    if (!guess) return opened.scopeFor(found);
    return isSameSession(guess.found, found) ? guess : openRequest(site, facts, tools).scopeFor(found);
  }
  async function confirm(): Promise<void> {
    if ((await scope) !== guess) throw new WrongGuess();
  }
  const scope = find();
  // Whoever goes by the guess may be done before this is known to have failed.
  scope.catch(() => {});
  return { guess, scope };
}
