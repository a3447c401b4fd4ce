import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Viewer } from '@parlour/server-kit/calls/call-context';

/** May a buyer log in and use what was bought? Whoever is leaving or kept out may not. */
export const isHere = ({ status }: Pick<Viewer, 'status'>): boolean =>
  status === 'active' || status === 'not_confirmed';

/**
 * Where and how a confirmation reaches a buyer: at an address that is known to be theirs and takes mails. That a member wants no
 * notifications stops no confirmation.
 */
export const findReceiptAddressee = (db: BrandDatabase, brand: string, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email as to', 'name', 'language as locale', 'status'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('erased_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`not ('bounce' = any(notifications_disabled))`)
    .executeTakeFirst();
