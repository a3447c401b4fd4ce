import { MINUTE, SECOND } from '@parlour/models/durations';

const FIRST = 5 * SECOND;
const EVERY = MINUTE;
const EVERY_WITH_PUSH = 5 * MINUTE;

/** Calls back first after 5 s, then every 60 s, or every 300 s where push tells of news too (spec section 9). Answers the end of it. */
export function startPolling(refresh: () => void, { push }: { push: boolean }): () => void {
  let timer = setTimeout(tick, FIRST);
  function tick(): void {
    refresh();
    timer = setTimeout(tick, push ? EVERY_WITH_PUSH : EVERY);
  }
  return () => clearTimeout(timer);
}
