import { sql } from 'kysely';
import type { ModerationContext } from '../moderation/ports.ts';

/** Something that waits for a moderator. */
export interface QueueItem {
  brand: string;
  kind: 'photo' | 'about_me' | 'report' | 'complaint';
  /** Of the photo, of the member whose text it is, of the report or of the complaint. */
  id: string;
  since: Date;
  /** What was made of it until now: somebody looks at a report that is in review. */
  status: 'pending' | 'received' | 'in_review';
  /** Null where a complaint came from nobody who was logged in. */
  memberId: string | null;
  name: string;
  /** A report's category and reference, the beginning of a text, by when a complaint is answered; null for a photo. */
  about: string | null;
}

/** What may be asked for at once. */
export const queueMost = 200;
const TEXT_SHOWN = 80;

/**
 * What waits in a brand, kind by kind. What somebody unconfirmed has uploaded or written waits for the confirmation and is not here
 * (contract part 0, 4); nor is what nobody sees while its owner is away, nor the complaint of somebody erased, whom no answer reaches.
 */
const waiting = (brand: string) => ({
  photos: sql`from photos photo join members member on member.brand = ${brand} and member.id = photo.member_id and member.status = 'active'
    where photo.brand = ${brand} and photo.status = 'pending' and photo.kind = 'profile'`,
  texts: sql`from profiles where brand = ${brand} and about_me_status = 'pending' and about_me_pending_since is not null and status = 'active'`,
  reports: sql`from reports report left join profiles profile on profile.brand = ${brand} and profile.member_id = report.member_id
    where report.brand = ${brand} and report.status <> 'decided'`,
  complaints: sql`from inquiries where brand = ${brand} and kind = 'complaint' and status = 'received' and email <> ''`,
});

/** What waits in a brand, the oldest first. */
export async function findQueue({ db, brand: { id: brand } }: ModerationContext, limit: number): Promise<QueueItem[]> {
  const { photos, texts, reports, complaints } = waiting(brand);
  const { rows } = await sql<QueueItem>`
    (select ${brand} as brand, 'photo' as kind, photo.id, photo.created_at as since, photo.status, photo.member_id as "memberId", member.name, null as about
      ${photos} order by photo.created_at, photo.id limit ${limit})
    union all
    (select ${brand}, 'about_me', member_id, about_me_pending_since, about_me_status, member_id, name, left(about_me, ${TEXT_SHOWN})
      ${texts} order by about_me_pending_since, member_id limit ${limit})
    union all
    (select ${brand}, 'report', report.id, report.created_at, report.status, report.member_id, coalesce(profile.name, '–'),
        report.reference || ' ' || report.target_type || ' ' || report.category
      ${reports} order by report.created_at, report.id limit ${limit})
    union all
    (select ${brand}, 'complaint', id, created_at, status, member_id, coalesce(name, email),
        reference || ' ' || topic || coalesce(', answer by ' || to_char(answer_by, 'YYYY-MM-DD'), '')
      ${complaints} order by created_at, id limit ${limit})
    order by since, id limit ${limit}`.execute(db);
  return rows;
}

/** How much waits in a brand in all. */
export async function countQueue({ db, brand: { id: brand } }: ModerationContext): Promise<number> {
  const counts = Object.values(waiting(brand)).map((kind) => sql`(select count(*) ${kind})`);
  const { rows } = await sql<{ number: string }>`select ${sql.join(counts, sql` + `)} as number`.execute(db);
  return Number(rows[0]!.number);
}
