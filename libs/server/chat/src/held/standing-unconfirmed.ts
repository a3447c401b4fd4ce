import type { Standing } from '@parlour/models/chat/standing';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { readHeld } from '../store/held.ts';
import { standingWithHeld, type ChatSettings } from '../sending/verdict.ts';

/** How somebody unconfirmed stands with everybody, once all that waits for the confirmation is sent. */
export async function standingUnconfirmed(
  { brand, db }: { brand: { id: string; settings: ChatSettings }; db: BrandDatabase },
  memberId: string,
  now: Standing,
): Promise<Standing> {
  const held = await readHeld(db, brand.id, memberId);
  const { use, credits } = standingWithHeld(brand.settings, { ...now, held }, memberId);
  return { used: use, credits };
}
