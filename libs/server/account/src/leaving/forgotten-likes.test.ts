import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { confirmedMember } from '../testing/account-stage.ts';
import { beKeptOut, leave } from '../testing/leaving-acts.ts';

const database = await databaseOfFile();

it.each([
  ['forgotten-leaver', leave],
  ['forgotten-kept-out', beKeptOut],
])(
  'no mailbox keeps a like or a match with the card of who is gone, and each keeps the rest without a gap (%s)',
  async (brand, go) => {
    const { stage, id } = await confirmedMember(database, brand);
    const { db, now } = stage.world;
    const [liked, liker] = [
      await addMember(db, brand, { name: 'Liked' }),
      await addMember(db, brand, { name: 'Liker' }),
    ];
    const like = (from_id: string, to_id: string) => ({ brand, from_id, to_id, source: 'profile', created_at: now });
    const likes = [like(id, liked), like(liker, id), like(liker, liked)].map((each) => ({ ...each, is_new: false }));
    await db.insertInto('likes').values(likes).execute();
    const event = (kind: string, of: string) => ({ kind, like: { profile: { id: of } } });
    const kept = [
      { member_id: liked, event_id: 1, event: event('like', id) },
      { member_id: liked, event_id: 2, event: event('like', liker) },
      { member_id: liker, event_id: 1, event: event('match', id) },
      { member_id: id, event_id: 1, event: event('match', liker) },
    ];
    await db
      .insertInto('mailboxes')
      .values({ brand, member_id: id })
      .onConflict((box) => box.doNothing())
      .execute();
    for (const each of kept)
      await db
        .insertInto('mailbox_events')
        .values({ brand, ...each, event: JSON.stringify(each.event) })
        .execute();
    await go(stage, id);
    const left = await db
      .selectFrom('mailbox_events')
      .select(['member_id', 'event'])
      .where('brand', '=', brand)
      .orderBy('event_id')
      .execute();
    const eventsOf = (member: string) =>
      left.filter(({ member_id }) => member_id === member).map(({ event }) => event as unknown);
    expect(eventsOf(liked)).toEqual([{ kind: 'counts' }, event('like', liker)]);
    expect(eventsOf(liker)).toEqual([{ kind: 'counts' }]);
    expect(eventsOf(id)).toEqual([event('match', liker)]);
  },
);
