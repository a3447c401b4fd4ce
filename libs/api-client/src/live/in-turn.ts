import { SECOND } from '@parlour/models/durations';

type Act = () => Promise<unknown>;

/** What is under way for each subject: the act that is to follow it, null where none is wanted. */
const turns = new WeakMap<object, Act | null>();

/**
 * Does an act at once, and what is wanted for the same subject meanwhile once, by the last act given: after that one has ended, and
 * a second after it began. Whoever causes acts without end, as others do by likes and messages, causes one a second.
 */
export async function inTurn(subject: object, act: Act): Promise<void> {
  const isUnderWay = turns.has(subject);
  turns.set(subject, act);
  if (isUnderWay) return;
  for (let next: Act | null | undefined = act; next; next = turns.get(subject)) {
    turns.set(subject, null);
    await Promise.allSettled([next(), new Promise((resolve) => setTimeout(resolve, SECOND))]);
  }
  turns.delete(subject);
}
