import { inTransaction, type Work } from '@parlour/server-bus';
import type { DecidingContext } from './ports.ts';

/**
 * Does a moderator's work in one transaction. Where they only look at what would come of it, all of it is done and
 * taken back again: so the look is refused where the work itself would be.
 */
export async function decideInTransaction<Result>(
  context: DecidingContext,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  if (!context.isDry) return inTransaction(context, work);
  const looked = new Error('Only looked at.');
  let result!: Result;
  try {
    await inTransaction(context, async (open) => {
      result = await work(open);
      throw looked;
    });
  } catch (error) {
    if (error !== looked) throw error;
  }
  return result;
}
