import type { ProfileCard } from '@parlour/contract/types/profile';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { ImageFor } from '@parlour/server-media';
import { cardOf } from './card.ts';
import { cardRowsOf } from '../store/card-rows.ts';
import type { Viewing } from '../search/viewing.ts';

/** The cards of some profiles by id, whatever became of them; those that never existed are missing from the map. */
export type Cards = (db: BrandDatabase, viewing: Viewing, ids: readonly string[]) => Promise<Map<string, ProfileCard>>;

/** Builds the cards of any slice's lists, in one query a list. */
export const createCards =
  (imageFor: ImageFor): Cards =>
  async (db, viewing, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await cardRowsOf(db, viewing.brand.id, viewing.memberId, [...new Set(ids)]);
    return new Map(rows.map((row) => [row.member_id, cardOf(row, viewing, imageFor)]));
  };
