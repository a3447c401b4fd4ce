import { SECOND } from '@parlour/models/durations';

/** Milliseconds for which an answer is good. */
const GOOD_FOR = 10 * SECOND;

/**
 * A check that is made at most every few seconds, whoever asks how often: anybody may ask for the health of a server, and one that
 * does not answer is not asked a second time meanwhile.
 */
export function nowAndThen(check: () => Promise<unknown>, goodFor = GOOD_FOR): () => Promise<unknown> {
  let last: Promise<unknown> | null = null;
  return () => {
    if (last) return last;
    const checked = check();
    const forget = (): void => void setTimeout(() => (last = null), goodFor).unref();
    checked.then(forget, forget);
    return (last = checked);
  };
}
