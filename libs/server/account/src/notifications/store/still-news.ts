import { sql, type RawBuilder } from 'kysely';
import type { NotificationsTable } from '@parlour/server-db/tables/notifications';

/** How long a thing of each kind stays news. */
const newsWhile: Record<NotificationsTable['kind'], RawBuilder<boolean>> = {
  message: sql`exists (
    select from participants p join conversations c on c.brand = p.brand and c.id = p.conversation_id
    where p.brand = n.brand and p.conversation_id = n.conversation_id and p.member_id = n.member_id
      and c.state in ('open', 'request')
      and p.unread > (
        select count(*) from messages m
        where m.brand = p.brand and m.conversation_id = p.conversation_id and m.seq > p.read_seq
          and m.sender_id <> p.member_id and (m.deleted_at is not null or m.hidden_from_recipient)))`,
  like: sql`exists (
    select from likes l where l.brand = n.brand and l.from_id = n.profile_id and l.to_id = n.member_id and l.is_new)`,
  match: sql`exists (
    select from likes l where l.brand = n.brand and l.from_id = n.profile_id and l.to_id = n.member_id and l.matched and l.is_new)`,
  credits: sql`true`,
  account: sql`true`,
};

const cases = Object.entries(newsWhile).map(([kind, holds]) => sql`when ${sql.lit(kind)} then ${holds}`);

/**
 * True while a thing is still news to its member: words that were not read or removed, a heart that was not looked at or taken
 * back, and only of people who have not left.
 */
export const stillNews = sql<boolean>`
  (n.profile_id is null or exists (
    select from profiles q where q.brand = n.brand and q.member_id = n.profile_id and q.status = 'active'
  ))
  and case n.kind ${sql.join(cases, sql` `)} end`;

/** True while a thing is also to be told: of a conversation that was muted since, nobody is, however long it stays unread. */
export const stillToTell = sql<boolean>`
  ${stillNews} and not exists (
    select from participants s where s.brand = n.brand and s.conversation_id = n.conversation_id and s.member_id = n.member_id
      and s.muted)`;
