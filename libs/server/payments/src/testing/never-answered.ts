import { SECOND } from '@parlour/models/durations';
import { vi } from 'vitest';

/** The answer of a provider that gives none: for who waits for it, the time of `boundedProvider` is over at once, and for nobody else. */
export function neverAnswered(): Promise<never> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queueMicrotask(() => {
    vi.advanceTimersByTime(10 * SECOND);
    vi.useRealTimers();
  });
  return new Promise(() => {});
}
