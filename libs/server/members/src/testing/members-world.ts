import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { swipe } from '@parlour/contract/members/swipe';
import type { SwipeChoice } from '@parlour/contract/members/swipe-round';
import { unlike } from '@parlour/contract/members/unlike';
import { createMailbox, createMemoryBus, type DeliveredEvent } from '@parlour/server-bus';
import type { Database } from '@parlour/server-db/database';
import { sealer } from '@parlour/server-kit/sealing';
import { createImageFor } from '@parlour/server-media';
import { contextOf, runCall } from '@parlour/testing/call';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { membersCalls } from '../index.ts';

/** Members who like and swipe over a real database; each call is made at the moment that the clock gives, or at one of its own. */
export function membersWorld(database: () => Database, clock: () => Date) {
  const db = () => database().forBrand('default');
  const bus = createMemoryBus();
  const { deliver } = createMailbox(bus);
  const brand = { id: 'default', version: 1, settings };
  const calls = membersCalls({
    imageFor: createImageFor('key'),
    cursors: sealer(Buffer.from('key'), 'search cursors'),
    deliver,
    openConversation: async () => null,
  });

  async function as<const C extends Call>(
    memberId: string,
    call: C,
    input: { query?: QueryInput<C>; body?: BodyInput<C> },
    now = clock(),
  ): Promise<ReplyOf<C>> {
    return runCall(calls, call, input, await contextOf({ brand, db: db(), now }, memberId));
  }

  return {
    brand,
    calls,
    deliver,
    as,
    add: (wishes: MemberWishes = {}): Promise<string> => addMember(db(), 'default', wishes),
    likes: (from: string, to: string) => as(from, like, { body: { profile_id: to, source: 'profile' } }),
    takesBack: (from: string, to: string) => as(from, unlike, { body: { profile_id: to } }),
    choose: (memberId: string, profileId: string, choice: SwipeChoice, now?: Date) =>
      as(memberId, swipe, { body: { profile_id: profileId, choice } }, now),
    storedLikes: () => db().selectFrom('likes').selectAll().where('brand', '=', 'default').execute(),
    /** What the pages of a member hear from now on. */
    listen(memberId: string): DeliveredEvent[] {
      const heard: DeliveredEvent[] = [];
      bus.subscribe('default', memberId, (event) => heard.push(event));
      return heard;
    },
    clear: async (): Promise<void> => void (await db().deleteFrom('members').where('brand', '=', 'default').execute()),
  };
}
