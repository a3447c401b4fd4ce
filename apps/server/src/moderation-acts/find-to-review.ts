import { findReviewed, type ModerationContext } from '@parlour/server-safety';
import { validate as isUuid } from 'uuid';
import { findToDecide, type ModerationActContext } from './context.ts';
import { hitOf, type Hit } from './decide-as.ts';

/**
 * The brand of a photo, or of a member's text about oneself, that is to be approved or rejected; with its owner.
 *
 * @throws ActRefused where there is no such thing
 */
export async function findToReview(
  context: ModerationActContext,
  id: string,
): Promise<{ kept: ModerationContext; hit: Hit }> {
  const { kept, found } = await findToDecide(
    context,
    async ({ db, brand }) => (isUuid(id) ? findReviewed(db, brand.id, id) : null),
    `photo ${id}, and no text of such a member`,
    id,
  );
  return { kept, hit: await hitOf(kept, found.memberId) };
}
