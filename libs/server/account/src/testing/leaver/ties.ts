import { v7 as uuid } from 'uuid';
import { evening, trace, type LeaverTraces } from './traces.ts';

export async function addTies({ brand, id, friend, row }: LeaverTraces): Promise<void> {
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
      text: from === id ? `Held words of ${trace}` : 'Held words of the friend',
      cost: 0,
      created_at: evening,
    });
  }
}
