import type { ReportedTarget } from '@parlour/contract/safety/report-fields';
import type { MessageType } from '@parlour/models/chat/message-type';
import { removedDays } from '@parlour/models/chat/removed-days';
import { DAY } from '@parlour/models/durations';
import { reportedMessages } from '@parlour/models/safety/reports';
import type { Transaction } from '@parlour/server-db/brand-database';
import { sql } from 'kysely';
import type { FoundTarget } from './target.ts';

export interface EvidenceMessage {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  type: MessageType;
  text: string | null;
  photo_id: string | null;
  /** Which gift it was; evidence that was kept earlier does not say. */
  gift_id?: string | null;
  sent_at: string;
}

/** A profile, its photos and what was said, as they were when somebody reported them. */
export interface Evidence {
  profile: {
    id: string;
    name: string;
    gender: string;
    date_of_birth: string;
    country: string;
    region: string | null;
    city: string | null;
    interests: string[];
    about_me: string | null;
    fictional: boolean;
  };
  photos: { id: string; status: string; visibility: string; is_main: boolean }[];
  messages: EvidenceMessage[];
}

/** A photo whose files have to stay, and whose picture is known by its digest whatever becomes of it. */
export interface HeldPhoto {
  photo_id: string;
  storage_key: string;
  digest: string | null;
}

/** A photo as it was when somebody reported it, with where its files lie. */
type LockedPhoto = Evidence['photos'][number] & Pick<HeldPhoto, 'storage_key' | 'digest'>;

/** Which messages the reporter named, and when they reported. */
interface Wanted {
  messageIds: readonly string[];
  now: Date;
}

export interface Collected {
  evidence: Evidence;
  held: HeldPhoto[];
}

/**
 * Copies what a report is about. Photos are locked until the transaction ends. A deletion that runs at the same moment
 * comes before, and then there is no photo, or after, and then its files are held.
 */
export async function collectEvidence(
  trx: Transaction,
  brand: string,
  target: ReportedTarget,
  { memberId, conversationId, messageIds, now }: FoundTarget & Wanted,
): Promise<Collected> {
  const profile = await trx
    .selectFrom('profiles')
    .select(['member_id as id', 'name', 'gender', 'date_of_birth', 'country', 'region', 'city'])
    .select(['interests', 'about_me', 'fictional'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const messages = conversationId ? await findMessages(trx, brand, target, { conversationId, messageIds, now }) : [];
  const photoIds = messages.flatMap(({ photo_id }) => photo_id ?? []);
  const photos = await lockPhotos(trx, brand, target.type === 'profile' ? { memberId } : null, [
    ...photoIds,
    ...(target.type === 'photo' ? [target.id] : []),
  ]);
  return {
    evidence: {
      profile,
      photos: photos.map(({ storage_key: _, digest: __, ...photo }) => photo),
      messages,
    },
    held: photos.map(({ id, storage_key, digest }) => ({ photo_id: id, storage_key, digest })),
  };
}

async function lockPhotos(
  trx: Transaction,
  brand: string,
  whole: { memberId: string } | null,
  ids: readonly string[],
): Promise<LockedPhoto[]> {
  if (!whole && ids.length === 0) return [];
  const named = sql<boolean>`id = any(${ids}::uuid[])`;
  const ofMember = whole && sql<boolean>`member_id = ${whole.memberId} and kind = 'profile'`;
  const { rows } = await sql<LockedPhoto>`
    select id, status, visibility, is_main, storage_key, digest from photos
    where brand = ${brand} and (${ofMember ? sql<boolean>`${ofMember} or ${named}` : named}) order by id for share`.execute(
    trx,
  );
  return rows;
}

/**
 * The messages that were named and those around a reported one. Of a reported conversation they are the newest, where
 * none of its messages were named. So they are of the one with a reported member, who may have emptied their profile
 * since. A message that was removed is among them as long as its words are kept (`removedDays`).
 */
async function findMessages(
  trx: Transaction,
  brand: string,
  target: ReportedTarget,
  { conversationId, messageIds, now }: { conversationId: string } & Wanted,
): Promise<EvidenceMessage[]> {
  const { named, around, newest } = reportedMessages;
  const isMessage = target.type === 'message';
  const isNamed = isMessage || messageIds.length > 0;
  if (!isNamed && target.type === 'photo') return [];
  const reported = sql`(select seq from messages where brand = ${brand} and id = ${target.id})`;
  const near = isMessage ? sql`or seq between ${reported} - ${around} and ${reported} + ${around}` : sql``;
  const { rows } = await sql<Omit<EvidenceMessage, 'sent_at'> & { sent_at: Date }>`
    select id, conversation_id, seq, sender_id, type, text, photo_id, gift_id, sent_at from messages
    where brand = ${brand} and conversation_id = ${conversationId}
      and (deleted_at is null or deleted_at > ${new Date(now.getTime() - removedDays * DAY)})
      ${isNamed ? sql`and (id = any(${messageIds}::uuid[]) ${near})` : sql``}
    order by seq desc limit ${isNamed ? named + 2 * around + 1 : newest}`.execute(trx);
  if (!isMessage && messageIds.length > 0 && rows.length === 0)
    return findMessages(trx, brand, target, { conversationId, messageIds: [], now });
  return rows.toReversed().map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}

/** What was kept first stays as it was; photos and messages that came since are added. */
export const withLater = (first: Evidence, later: Evidence): Evidence => ({
  profile: first.profile,
  photos: joined(first.photos, later.photos),
  messages: joined(first.messages, later.messages)
    .slice(0, reportedMessages.kept)
    .toSorted((one, other) => one.seq - other.seq),
});

function joined<Piece extends { id: string }>(first: readonly Piece[], later: readonly Piece[]): Piece[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...later.filter(({ id }) => !known.has(id))];
}
