/** Work that no request waits for, but that the end of the server does. */
export interface Background {
  run(work: Promise<unknown>): void;
  settled(): Promise<void>;
}

/** @param report hears of work that failed, which nobody else does */
export function background(report: (error: unknown) => void): Background {
  const open = new Set<Promise<unknown>>();
  return {
    run(work) {
      const watched = work.catch(report).finally(() => open.delete(watched));
      open.add(watched);
    },
    settled: async () => void (await Promise.all(open)),
  };
}
