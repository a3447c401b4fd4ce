import { randomUUID } from 'node:crypto';
import { nameKey } from '@parlour/models/account/sign-up/name';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Schema } from '@parlour/server-db/schema';
import type { Insertable } from 'kysely';
import type { CastMember } from '../cast/cast-member.ts';
import { createPortraits } from '../portraits.ts';
import { worldOf, type DemoWorld } from '../world/world.ts';
import { drawPortraits } from './draw-portraits.ts';
import { consentRows, memberRow, profileRow } from './member-rows.ts';
import { notificationRows } from './notification-rows.ts';
import { photoRows, sentPhotoRows } from './photo-rows.ts';
import { fillPurses } from './purses.ts';
import { conversationRow, lastActs, likeRow, mailboxRows, messageRows, seatRows } from './relation-rows.ts';
import type { BrandSeeding } from './seeding.ts';

type PasswordHashes = (member: CastMember) => string;

/** Draws the portraits of a brand's world, then writes all its rows in one transaction: whole or not at all. */
export async function seedBrand(seeding: BrandSeeding): Promise<void> {
  const { brand, db, storage, now, report } = seeding;
  const world = worldOf(brand.settings, brand.id, now);
  const photos = world.cast.flatMap((member) => photoRows(brand.id, member));
  const orders = photos
    .filter(({ is_main }) => is_main)
    .map(({ id, storage_key }) => ({ photoId: id, storageKey: storage_key }));
  const drawn = (portraits: number): void => report?.({ brand: brand.id, portraits, of: orders.length });
  await drawPortraits(brand.id, orders, storage, createPortraits([brand]), drawn);

  const hashes = await passwordHashes(seeding);
  await db.transaction().execute(async (trx) => {
    const cast = await withFreeNames(trx, brand.id, world.cast);
    await writeMembers(trx, seeding, { ...world, cast }, photos, hashes);
    await writeRelations(trx, brand.id, world);
    await fillPurses(trx, seeding, world);
  });
}

/** Each account's own password, and one that nobody knows for everybody else. */
async function passwordHashes({ logins, hashPassword }: BrandSeeding): Promise<PasswordHashes> {
  const nobodys = await hashPassword(randomUUID());
  const ofLogins = new Map(
    await Promise.all(logins.map(async ({ login, password }) => [login, await hashPassword(password)] as const)),
  );
  return ({ email }) => ofLogins.get(email) ?? nobodys;
}

/** Whoever signed up before keeps the name: their namesake in the cast gets a number. */
async function withFreeNames(trx: Transaction, brand: string, cast: readonly CastMember[]): Promise<CastMember[]> {
  const keys = cast.map(({ profile }) => nameKey(profile.name));
  const members = trx.selectFrom('members').select('name_key').where('brand', '=', brand);
  const taken = new Set((await members.where('name_key', 'in', keys).execute()).map(({ name_key }) => name_key));
  return cast.map((member) => {
    const { profile } = member;
    return taken.has(nameKey(profile.name))
      ? { ...member, profile: { ...profile, name: `${profile.name} 2` } }
      : member;
  });
}

async function writeMembers(
  trx: Transaction,
  { brand: { id: brand, settings } }: BrandSeeding,
  world: DemoWorld,
  photos: ReturnType<typeof photoRows>,
  hashOf: PasswordHashes,
): Promise<void> {
  const { cast, spent } = world;
  const acts = lastActs(world);
  const mainPhotos = new Map(photos.filter(({ is_main }) => is_main).map(({ member_id, id }) => [member_id, id]));
  await insertAll(
    trx,
    'members',
    cast.map((member) => memberRow(brand, member, hashOf(member), spent.get(member.id))),
  );
  await insertAll(
    trx,
    'profiles',
    cast.map((member) => profileRow(brand, member, mainPhotos.get(member.id) ?? null, acts.get(member.id))),
  );
  await insertAll(trx, 'photos', photos);
  await insertAll(
    trx,
    'consents',
    cast.flatMap((member) => consentRows(brand, settings, member)),
  );
}

async function writeRelations(trx: Transaction, brand: string, world: DemoWorld): Promise<void> {
  const { likes, conversations, spent } = world;
  await insertAll(
    trx,
    'likes',
    likes.map((like) => likeRow(brand, like)),
  );
  await insertAll(
    trx,
    'conversations',
    conversations.map((conversation) => conversationRow(brand, conversation, spent)),
  );
  await insertAll(
    trx,
    'participants',
    conversations.flatMap((conversation) => seatRows(brand, conversation)),
  );
  await insertAll(
    trx,
    'photos',
    conversations.flatMap((conversation) => sentPhotoRows(brand, conversation)),
  );
  await insertAll(
    trx,
    'messages',
    conversations.flatMap((conversation) => messageRows(brand, conversation, spent)),
  );
  await insertAll(trx, 'mailboxes', mailboxRows(brand, world));
  await insertAll(trx, 'notifications', notificationRows(brand, world));
}

/** A statement's values; PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 400;

async function insertAll<Table extends keyof Schema>(
  trx: Transaction,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
