import { v7 as uuid } from 'uuid';
import { bytes, evening, json, trace, type LeaverTraces } from './traces.ts';

const anHour = 3_600_000;

export async function addAccountRows({ one, email, row }: LeaverTraces): Promise<void> {
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
  await row('corrections', { ...one, former_date_of_birth: '1958-05-05', facts: trace, created_at: evening });
  await row('swipe_rounds', { ...one, day: '2026-11-20', likes: 1 });
}
