import { sql } from 'kysely';
import type { ModerationContext } from '../moderation/ports.ts';

/** Something that waits for a moderator. */
export interface QueueItem {
  brand: string;
  kind: 'photo' | 'about_me' | 'report';
  /** Of the photo, of the member whose text it is, or of the report. */
  id: string;
  since: Date;
  memberId: string;
  name: string;
  /** A report's category and reference, the beginning of a text; null for a photo. */
  about: string | null;
}

/** What may be asked for at once. */
export const queueMost = 200;
const TEXT_SHOWN = 80;

/**
 * What waits in a brand, the oldest first. What somebody unconfirmed has uploaded or written waits for the confirmation and is not
 * here (contract part 0, 4); nor is what nobody sees while its owner is away.
 */
export async function findQueue({ db, brand: { id: brand } }: ModerationContext, limit: number): Promise<QueueItem[]> {
  const { rows } = await sql<QueueItem>`
    (select ${brand} as brand, 'photo' as kind, photo.id, photo.created_at as since, photo.member_id as "memberId", member.name, null as about
      from photos photo join members member on member.brand = ${brand} and member.id = photo.member_id and member.status = 'active'
      where photo.brand = ${brand} and photo.status = 'pending' and photo.kind = 'profile'
      order by photo.created_at, photo.id limit ${limit})
    union all
    (select ${brand}, 'about_me', member_id, about_me_pending_since, member_id, name, left(about_me, ${TEXT_SHOWN}) from profiles
      where brand = ${brand} and about_me_status = 'pending' and about_me_pending_since is not null and status = 'active'
      order by about_me_pending_since, member_id limit ${limit})
    union all
    (select ${brand}, 'report', report.id, report.created_at, report.member_id, coalesce(profile.name, '–'),
        report.reference || ' ' || report.target_type || ' ' || report.category
      from reports report left join profiles profile on profile.brand = ${brand} and profile.member_id = report.member_id
      where report.brand = ${brand} and report.status <> 'decided' order by report.created_at, report.id limit ${limit})
    order by since, id limit ${limit}`.execute(db);
  return rows;
}
