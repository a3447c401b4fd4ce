import type { QueryClient } from '@tanstack/react-query';

/** Marks a story whose page still waits for what it reads. */
export const WAITING = 'data-story-waiting';

/** Milliseconds after which a story that waits on purpose is looked at as it is. */
const LONGEST = 2_000;
const BEAT = 20;
/** One query may lead to the next, so a single quiet beat is not the end. */
const QUIET_BEATS = 3;

/**
 * Resolves when the story shows what it has read; a story's own clock may stand still, this one does not.
 *
 * @param left ends the wait at once: Storybook reloads the whole room where a story that is left still has something to do
 */
export async function untilDrawn(canvas: HTMLElement, queries: QueryClient, left: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST;
  for (let quiet = 0; quiet < QUIET_BEATS && !left.aborted && performance.now() < until;) {
    await beatOr(left);
    const isDrawn = queries.isFetching() === 0 && !canvas.querySelector(`[${WAITING}]`);
    quiet = isDrawn ? quiet + 1 : 0;
  }
}

function beatOr(left: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, BEAT);
    left.addEventListener('abort', resolve, { once: true });
  });
}
