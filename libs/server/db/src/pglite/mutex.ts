/** Lets one at a time through, in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the answer ends that. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
