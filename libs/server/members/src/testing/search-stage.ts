import { brand as defaultBrand } from '@parlour/app-default/settings';
import { searchMembers } from '@parlour/contract/members/search-members';
import type { QueryInput } from '@parlour/contract/define-call';
import { filterFields } from '@parlour/models/profile-fields';
import type { Database } from '@parlour/server-db/database';
import { createImageFor } from '@parlour/server-media';
import { sealer } from '@parlour/server-kit/sealing';
import { contextOf, runCall } from '@parlour/testing/call';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { membersCalls } from '../index.ts';

/** A brand whose members may be searched by everything, with a seeker and some to be found or not. */
export async function searchStage(database: Database) {
  const settings = { ...defaultBrand, search_fields: [...filterFields] };
  const brand = { id: 'default', version: 1, settings };
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const calls = membersCalls({
    imageFor: createImageFor('key'),
    cursors: sealer(Buffer.from('key'), 'search cursors'),
    deliver: async () => {},
    openConversation: async () => null,
  });

  const names = new Map<string, string>();

  const world = () => ({ brand, db: database.forBrand('default'), now });
  async function add(name: string, wishes: MemberWishes = {}): Promise<string> {
    const id = await addMember(database.forBrand('default'), 'default', { name, ...wishes });
    names.set(id, name);
    return id;
  }
  async function search(query: QueryInput<typeof searchMembers>, memberId: string | undefined = seeker) {
    return runCall(calls, searchMembers, { query }, await contextOf(world(), memberId));
  }
  const found = (reply: { profiles: { id: string }[] }): (string | undefined)[] =>
    reply.profiles.map(({ id }) => names.get(id));

  const seeker: string = await add('Seeker', { gender: 'male', active_at: ago(0) });
  await add('Anna', { active_at: ago(1), hair_color: 'red', interests: ['wine', 'music'], show_to_visitors: true });
  await add('Berta', { active_at: ago(10), city: 'Amersfoort', photo_verified: true, morePhotos: 2 });
  await add('Clara', {
    active_at: ago(20),
    region: 'nl-gelderland',
    city: 'Arnhem',
    date_of_birth: '1960-01-01',
    show_city: false,
  });
  await add('Dora', { active_at: ago(30), country: 'BE', region: null, city: null, withPhoto: false });
  await add('Invisible', { active_at: ago(2), invisible: true });
  await add('Unconfirmed', { active_at: ago(2), confirmed: false });
  const blocker = await add('Blocker', { active_at: ago(2) });
  const blocked = await add('Blocked', { active_at: ago(2) });
  await database
    .forBrand('default')
    .insertInto('blocks')
    .values([
      { brand: 'default', blocker_id: blocker, blocked_id: seeker, created_at: now },
      { brand: 'default', blocker_id: seeker, blocked_id: blocked, created_at: now },
    ])
    .execute();
  await addMember(database.forBrand('gay'), 'gay', { name: 'Elsewhere', active_at: ago(1) });
  return { brand, settings, now, ago, calls, world, add, search, found, names, seeker };
}
