import { tabStorage } from '../stored/browser-storage.ts';

let holds = new AbortController();

/**
 * Waits for what would be lost with the page: until it has ended, the browser asks before the page is closed, left or loaded anew.
 * Other pages of the site may be opened meanwhile.
 */
export async function holdPage<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', ask, { signal: holds.signal });
  try {
    return await work;
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}

/**
 * Lets the page go whatever is under way: whose it was is no longer here, and nobody may stay on it. What they wrote as a visitor
 * before goes with it; where a session has ended by itself, a member's own words wait for them under their name.
 */
export function letPageGo(): void {
  tabStorage.forget('');
  holds.abort();
  holds = new AbortController();
}
