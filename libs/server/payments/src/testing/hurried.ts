import { vi } from 'vitest';

/** Does something whose timers run two hundred times as fast as the clock. */
export async function hurried<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passing = setInterval(() => vi.advanceTimersByTime(1_000), 5);
  try {
    return await act();
  } finally {
    clearInterval(passing);
    vi.useRealTimers();
  }
}
