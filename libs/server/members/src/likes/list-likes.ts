import {
  listLikes,
  type LikesBothDirections,
  type LikesOfType,
  type LikeType,
} from '@parlour/contract/members/list-likes';
import { pageSize, pagesFor, MAX_TOTAL } from '@parlour/models/members/search-limits';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { cardOf } from '../cards/card.ts';
import { likeOf } from './like-reply.ts';
import type { MembersPorts } from '../ports.ts';
import { countLikes, likeRows } from '../store/likes.ts';
import { findTotals } from '../store/totals.ts';
import { viewingOf } from '../search/viewing.ts';

/** Cards of each direction in the spec's answer without `type`. */
const bothMost = 50;

/** A page of likes of one type, or, without `type`, those of both directions as the spec has them. */
export const listLikesCall = (ports: MembersPorts) =>
  handle(listLikes, ({ query }, context) =>
    query.type === undefined ? bothDirections(ports, context) : oneType(ports, context, query.type, query.page ?? 1),
  );

async function oneType(
  ports: MembersPorts,
  context: MemberContext,
  type: LikeType,
  page: number,
): Promise<LikesOfType> {
  const { db, brand, viewer } = context;
  const viewing = viewingOf(context);
  const [rows, counts, { total_new }] = await Promise.all([
    likeRows(db, { brand: brand.id, memberId: viewer.id, type }, (page - 1) * pageSize, pageSize),
    countLikes(db, brand.id, viewer.id),
    findTotals(db, brand.id, viewer.id),
  ]);
  return {
    likes: rows.map((row) => likeOf(row, viewing, ports.imageFor, { received: type === 'received' })),
    page,
    pages: pagesFor(counts[type]),
    total: Math.min(counts[type], MAX_TOTAL),
    ...(counts[type] > MAX_TOTAL ? { total_capped: true } : {}),
    counts,
    total_new,
  };
}

async function bothDirections(ports: MembersPorts, context: MemberContext): Promise<LikesBothDirections> {
  const { db, brand, viewer } = context;
  const viewing = viewingOf(context);
  const cardsOf = async (type: LikeType) => {
    const rows = await likeRows(db, { brand: brand.id, memberId: viewer.id, type }, 0, bothMost);
    return rows.map((row) => cardOf(row, viewing, ports.imageFor));
  };
  const [profiles, liked_by, { total_new }] = await Promise.all([
    cardsOf('sent'),
    cardsOf('received'),
    findTotals(db, brand.id, viewer.id),
  ]);
  return { profiles, liked_by, total_new };
}
