import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '@parlour/server-db/database';
import { addMember } from '@parlour/testing/members';
import { addAccountRows } from './leaver/account-rows.ts';
import { addPaymentTraces } from './leaver/payment-traces.ts';
import { addSafetyTraces } from './leaver/safety-traces.ts';
import { addTalk } from './leaver/talk.ts';
import { addTies } from './leaver/ties.ts';
import { evening, json, rowWriter, trace, type LeaverTraces } from './leaver/traces.ts';

export interface Leaver {
  brand: string;
  id: string;
  friend: string;
  conversationId: string;
  photos: string[];
  exportId: string;
}

/** A member with a row in every table that can know of one, all of them full of `trace`, and a friend whose words stay. */
export async function addLeaver(database: Database, brand: string): Promise<Leaver> {
  const db = database.forBrand(brand);
  const email = `${trace}@example.org`;
  const id = await addMember(db, brand, {
    name: trace,
    email,
    morePhotos: 1,
    about_me: `I am ${trace}`,
    city: trace,
    hidden_words: [trace],
    tattoos: trace,
  });
  const friend = await addMember(db, brand, { name: 'Friend', email: 'friend@example.org' });
  const exportId = uuid();
  const one = { brand, member_id: id };
  const row = rowWriter(database);
  const traces: LeaverTraces = { brand, id, friend, email, one, row };

  await addAccountRows(traces);
  await addTies(traces);
  const { conversationId, sentPhoto } = await addTalk(database, traces);
  await addPaymentTraces(traces);
  await addSafetyTraces(traces, sentPhoto);
  await row('leavings', { ...one, id: uuid(), reasons: ['privacy'], comment: `Bye from ${trace}`, left_at: evening });
  await row('exports', { ...one, id: exportId, state: 'ready', created_at: evening, expires_at: evening });
  await sql`update members set status = 'pending_deletion', delete_at = ${evening}, signup_message = ${trace},
    tracking = ${json({ ref: trace })}::jsonb, password_hash = ${`hash of ${trace}`} where brand = ${brand} and id = ${id}`.execute(
    database.owner,
  );

  const photos = await db.selectFrom('photos').select('id').where('member_id', '=', id).execute();
  return { brand, id, friend, conversationId, exportId, photos: photos.map((photo) => photo.id) };
}
