import { SECOND } from '@parlour/models/durations';

/** Milliseconds between two looks at what is published: another process's publish is taken over within two seconds. */
const LOOK_EVERY = SECOND;

/**
 * Takes over what other processes publish. A look that fails is told of once, and tried again.
 *
 * @returns what ends the following, after the look that is under way
 */
export function followBrands(refresh: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let told = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      await refresh();
      told = false;
    } catch (error) {
      if (!told) report(error);
      told = true;
    } finally {
      looking = null;
    }
  }

  const timer = setInterval(() => {
    looking ??= look();
  }, LOOK_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
