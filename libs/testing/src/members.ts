import type { Locale } from '@parlour/models/locale';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

export interface MemberWishes extends Partial<Omit<Insertable<ProfilesTable>, 'brand' | 'member_id'>> {
  id?: string;
  email?: string;
  language?: Locale;
  paid_user?: boolean;
  confirmed?: boolean;
  /** Photos besides the main one; none at all with `withPhoto: false`. */
  morePhotos?: number;
  withPhoto?: boolean;
}

let made = 0;

/** Puts a member with profile, mailbox and main photo into a brand's tables and answers the id. */
export async function addMember(db: BrandDatabase, brand: string, wishes: MemberWishes = {}): Promise<string> {
  made += 1;
  const {
    id = v7(),
    email = `member${made}@example.org`,
    language = 'en',
    paid_user = false,
    confirmed = true,
    morePhotos = 0,
    withPhoto = true,
    ...profile
  } = wishes;
  const now = profile.active_at ?? new Date('2026-11-20T12:00:00Z');
  const name = profile.name ?? `Member ${made}`;
  const member = {
    brand,
    id,
    email,
    email_key: email,
    name,
    name_key: name.toLowerCase(),
    password_hash: '',
    language,
    paid_user,
    signup_date: now,
  };
  await db
    .insertInto('members')
    .values({ ...member, status: confirmed ? 'active' : 'not_confirmed', confirmed_at: confirmed ? now : null })
    .execute();
  const photos = Array.from({ length: withPhoto ? 1 + morePhotos : 0 }, (_, position) => ({
    brand,
    id: v7(),
    member_id: id,
    storage_key: `generated:${id}:${position}`,
    width: 720,
    height: 900,
    status: 'approved' as const,
    position,
    is_main: position === 0,
  }));
  const facts = {
    gender: 'female' as const,
    date_of_birth: '1985-05-05',
    country: 'NL',
    region: 'nl-utrecht',
    city: 'Utrecht',
  };
  await db
    .insertInto('profiles')
    .values({
      ...facts,
      status: confirmed ? 'active' : 'disabled',
      created_at: now,
      active_at: now,
      ...profile,
      brand,
      member_id: id,
      name,
      main_photo_id: photos[0]?.id ?? null,
      photos_total: photos.length,
    })
    .execute();
  if (photos.length > 0) await db.insertInto('photos').values(photos).execute();
  await db.insertInto('mailboxes').values({ brand, member_id: id }).execute();
  return id;
}
