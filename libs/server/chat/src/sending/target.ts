import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { readPair, type Pair, type Target } from '../store/pair.ts';

/** Whom a call means; the contract has made sure that exactly one of the two is given. */
export function targetOf({ conversation_id, profile_id }: { conversation_id?: string; profile_id?: string }): Target {
  return conversation_id === undefined ? { profileId: profile_id ?? '' } : { conversationId: conversation_id };
}

/** The pair that a call means, or the refusal that fits how it was asked for. */
export async function pairOf(db: BrandDatabase, brand: string, viewerId: string, target: Target): Promise<Pair> {
  const pair = await readPair(db, brand, viewerId, target);
  if (!pair) throw refuse('conversationId' in target ? 'conversation_not_found' : 'profile_not_found');
  return pair;
}
