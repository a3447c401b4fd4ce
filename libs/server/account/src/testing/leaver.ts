import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '@parlour/server-db/database';
import { addMember } from '@parlour/testing/members';

/** Stands in everything that is written about the one who leaves, and nowhere else. */
export const trace = 'quillfeather';
export const evening = new Date('2026-11-20T20:00:00Z');
const anHour = 3_600_000;

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
  const [low_id, high_id] = [id, friend].toSorted() as [string, string];
  const conversationId = uuid();
  const [paymentId, reportId, openReportId, exportId, sentPhoto] = Array.from({ length: 5 }, () => uuid());
  const one = { brand, member_id: id };
  const row = (table: string, values: Record<string, unknown>) =>
    sql`insert into ${sql.ref(table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(values))})`.execute(database.owner);
  const json = (value: unknown): string => JSON.stringify(value);
  const bytes = (text: string): Uint8Array => createHash('sha256').update(text).digest();

  await row('sessions', { ...one, id: uuid(), token_hash: bytes('s'), device: trace, expires_at: evening });
  await row('tokens', {
    ...one,
    token_hash: bytes('t'),
    purpose: 'mail-change-undo',
    payload: json({ email: `old-${email}` }),
    expires_at: evening,
  });
  await row('consents', { ...one, id: uuid(), kind: 'terms', version: '1', given: true, at: evening });
  await row('consents', {
    ...one,
    id: uuid(),
    kind: 'terms',
    version: '2',
    given: true,
    at: new Date(evening.getTime() + anHour),
  });
  await row('notification_settings', { ...one, settings: json({ note: trace }) });
  await row('push_subscriptions', {
    ...one,
    id: uuid(),
    session_id: uuid(),
    endpoint: `https://push.example/${trace}`,
    keys: json({}),
  });
  await row('match_finder_answers', {
    ...one,
    interests: [trace],
    min_age: 30,
    max_age: 40,
    near: 'anywhere',
    relationship_statuses: [],
    answered_at: evening,
  });
  await row('swipe_rounds', { ...one, day: '2026-11-20', likes: 1 });
  for (const [from, to] of [
    [id, friend],
    [friend, id],
  ] as const) {
    await row('likes', { brand, from_id: from, to_id: to, source: 'profile', matched: true, created_at: evening });
    await row('blocks', { brand, blocker_id: from, blocked_id: to, created_at: evening });
    await row('swipes', {
      brand,
      member_id: from,
      profile_id: to,
      choice: 'like',
      day: '2026-11-20',
      created_at: evening,
    });
    await row('notifications', {
      brand,
      member_id: from,
      id: uuid(),
      kind: 'like',
      tag: `like:${to}`,
      profile_id: to,
      happened_at: evening,
    });
    await row('held_messages', {
      brand,
      id: uuid(),
      client_id: uuid(),
      sender_id: from,
      recipient_id: to,
      type: 'text',
      text: `held for ${trace}`,
      created_at: evening,
    });
  }
  await row('conversations', {
    brand,
    id: conversationId,
    low_id,
    high_id,
    started_by: id,
    state: 'open',
    last_seq: 3,
    created_at: evening,
    updated_at: evening,
  });
  await row('participants', {
    brand,
    conversation_id: conversationId,
    member_id: id,
    other_id: friend,
    updated_at: evening,
  });
  await row('participants', {
    brand,
    conversation_id: conversationId,
    member_id: friend,
    other_id: id,
    unread: 2,
    updated_at: evening,
  });
  await row('photos', {
    ...one,
    id: sentPhoto,
    kind: 'chat',
    storage_key: `${brand}/${sentPhoto}/large.jpg`,
    width: 1,
    height: 1,
    status: 'approved',
    position: 9,
  });
  const message = { brand, conversation_id: conversationId, sender_kind: 'member', sent_at: evening };
  await row('messages', {
    ...message,
    seq: 1,
    id: uuid(),
    client_id: uuid(),
    sender_id: id,
    type: 'text',
    text: `Words of ${trace}`,
  });
  await row('messages', {
    ...message,
    seq: 2,
    id: uuid(),
    client_id: uuid(),
    sender_id: id,
    type: 'image',
    photo_id: sentPhoto,
  });
  await row('messages', {
    ...message,
    seq: 3,
    id: uuid(),
    client_id: uuid(),
    sender_id: friend,
    type: 'text',
    text: 'Words of the friend',
  });
  await row('mailbox_events', { ...one, event_id: 1, event: json({ kind: 'reset', note: trace }) });
  await sql`update mailboxes set total_unread = 2, total_new = 1 where brand = ${brand} and member_id = ${friend}`.execute(
    database.owner,
  );
  await row('idempotency_keys', {
    brand,
    owner: id,
    key: uuid(),
    call: 'POST /api/message.php',
    body_hash: bytes('b'),
    status: 201,
    answer: json({ text: trace }),
  });

  await row('ledger_accounts', { ...one, balance: 10 });
  const transaction_id = uuid();
  await row('ledger_transactions', {
    brand,
    id: transaction_id,
    kind: 'purchase',
    ref_type: 'payment',
    ref_id: paymentId,
    created_at: evening,
  });
  await row('ledger_entries', {
    ...one,
    transaction_id,
    account: 'member',
    seq: 1,
    credits: 10,
    balance: 10,
    created_at: evening,
  });
  await row('payments', {
    ...one,
    id: paymentId,
    package_id: 'p',
    credits: 10,
    amount: 999,
    base_amount: 999,
    currency: 'EUR',
    country: 'NL',
    payment_method: 'ideal',
    provider: 'sandbox',
    provider_ref: 'ref',
    status: 'completed',
    statement_name: 'Shop',
    next: json({ kind: 'redirect', url: `https://pay.example/${trace}` }),
    settings_version: 1,
    created_at: evening,
  });
  await row('provider_events', {
    brand,
    provider: 'sandbox',
    event_id: '1',
    provider_ref: 'ref',
    payload: json({ payer: trace }),
    received_at: evening,
    settled_at: evening,
  });
  await row('discount_codes', { ...one, code: `FOR-${trace}`, percentage: true, value: 10, validity: 'once' });
  await row('discount_uses', { ...one, code: 'SPRING', payment_id: paymentId, used_at: evening });
  await row('mandates', {
    ...one,
    id: uuid(),
    reference: 'R1',
    creditor_id: 'C1',
    iban_encrypted: bytes('i'),
    iban_last4: '1234',
    account_holder: 'kept until the mandate is over',
    status: 'revoked',
    signed_at: evening,
  });

  const report = {
    brand,
    target_type: 'profile',
    target_id: id,
    member_id: id,
    category: 'other',
    created_at: evening,
  };
  await row('reports', {
    ...report,
    id: reportId,
    reference: 'A',
    reporter_id: friend,
    reporter_key: friend,
    evidence: json({ about_me: 'evidence of a decided report' }),
    evidence_until: new Date(evening.getTime() + 1),
    status: 'decided',
  });
  await row('reports', {
    ...report,
    id: uuid(),
    reference: 'B',
    target_id: friend,
    member_id: friend,
    reporter_id: id,
    reporter_key: id,
    text: `I, ${trace}, was hurt`,
    evidence: json({}),
    status: 'decided',
  });
  await row('reports', {
    ...report,
    id: openReportId,
    reference: 'C',
    reporter_id: friend,
    reporter_key: friend,
    evidence: json({ about_me: 'evidence of an open report' }),
  });
  await row('report_photos', { brand, report_id: openReportId, photo_id: sentPhoto, storage_key: 'k' });
  await row('decisions', {
    ...one,
    id: uuid(),
    target_type: 'profile',
    target_id: id,
    measure: 'warned',
    ground: 'terms',
    rule: 'other',
    facts: 'A report was looked at',
    appeal_until: evening,
    created_at: evening,
  });
  await row('inquiries', {
    ...one,
    id: uuid(),
    kind: 'contact',
    reference: 'Q',
    name: trace,
    email,
    email_key: email,
    topic: 'other',
    text: trace,
    language: 'en',
    status: 'answered',
    created_at: evening,
  });
  await row('leavings', { ...one, id: uuid(), reasons: ['privacy'], comment: `Bye from ${trace}`, left_at: evening });
  await row('exports', { ...one, id: exportId, state: 'ready', created_at: evening, expires_at: evening });
  await sql`update members set status = 'pending_deletion', delete_at = ${evening}, signup_message = ${trace},
    tracking = ${json({ ref: trace })}::jsonb, password_hash = ${`hash of ${trace}`} where brand = ${brand} and id = ${id}`.execute(
    database.owner,
  );

  const photos = await db.selectFrom('photos').select('id').where('member_id', '=', id).execute();
  return { brand, id, friend, conversationId, exportId: exportId!, photos: photos.map((photo) => photo.id) };
}
