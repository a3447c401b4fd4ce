/** Work for which occasions gather: done once for all that came within a while, and never twice at the same time. */
export interface Gathering {
  /** There is an occasion: the work begins within the while, or after what runs. */
  soon(): void;
  /** Does it at once; where it runs, waits for that. */
  now(): Promise<void>;
  /** Waits for what runs, and does at once what is still asked for; whoever closes asks for no more. */
  close(): Promise<void>;
}

/**
 * @param wait milliseconds in which occasions gather
 * @param work must not throw: nobody is left to tell
 */
export function gathering(wait: number, work: () => Promise<void>): Gathering {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  function now(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    return (running ??= work().finally(() => {
      running = null;
      if (isAskedAgain) soon();
      isAskedAgain = false;
    }));
  }

  function soon(): void {
    if (running) isAskedAgain = true;
    else timer ??= setTimeout(() => void now(), wait);
  }

  return {
    soon,
    now,
    async close() {
      await running;
      if (timer) await now();
    },
  };
}
