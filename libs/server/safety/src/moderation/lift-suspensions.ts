import { inTransaction } from '@parlour/server-bus';
import { isStillKeptOut } from '@parlour/server-db/shared-questions/is-kept-out';
import { endSuspensions } from '../store/decisions.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';

const AT_ONCE = 100;

/** Lets those back in whose suspension is over, unless another one or a ban still stands. Answers how many suspensions ended. */
export async function liftSuspensions(
  ports: Pick<ModerationPorts, 'reopenAccount'>,
  context: ModerationContext,
): Promise<number> {
  const brand = context.brand.id;
  return inTransaction(context, async ({ trx }) => {
    const ended = await endSuspensions(trx, brand, context.now, AT_ONCE);
    const memberIds = new Set(ended.map(({ member_id }) => member_id));
    // Members are locked by ascending id.
    for (const memberId of [...memberIds].toSorted())
      if (!(await isStillKeptOut(trx, brand, memberId)))
        await ports.reopenAccount(trx, { brand, memberId }, context.now);
    return ended.length;
  });
}
