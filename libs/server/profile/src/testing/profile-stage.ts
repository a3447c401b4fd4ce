import { brand as settings } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { createImageFor } from '@parlour/server-media';
import type { CallWorld } from '@parlour/testing/call';
import { addMember } from '@parlour/testing/members';
import { bareCard, canSend } from '@parlour/testing/page-data';
import type { ProfilePorts } from '../index.ts';

export const now = new Date('2026-11-21T12:00:00Z');
const card = (id: string) => bareCard(id, { name: 'Nora', region: 'nl-utrecht', city: 'Utrecht' });
const never = (): never => {
  throw new Error('no photo comes or goes here');
};

/** Other slices, with a moderation that holds back what is odd. */
export const ports: ProfilePorts = {
  imageFor: createImageFor('key'),
  photos: { intake: { take: never, remove: never }, judge: never, enqueue: never },
  takePhoto: never,
  judgeText: async (text) => (text.includes('odd') ? 'pending' : 'approved'),
  card: async (_, id) => card(id),
  ownCard: async (_, { id }) => card(id),
  chatRelation: async () => ({ conversation_id: null, can_send: canSend }),
};

/** The model brand, with some of its settings changed. */
export const worldOf = (db: BrandDatabase, wishes: Partial<BrandSettings> = {}): CallWorld => ({
  brand: { id: 'default', version: 1, settings: { ...settings, ...wishes } },
  db,
  now,
});

/** Empties the brand but for Nora, whose profile it is about, and a free and a premium member. */
export async function addPeople(db: BrandDatabase): Promise<{ nora: string; free: string; premium: string }> {
  await db.deleteFrom('members').where('brand', '=', 'default').execute();
  const nora = await addMember(db, 'default', {
    name: 'Nora',
    email: 'nora@example.org',
    about_me: 'I close at six.',
    hair_color: 'red',
    interests: ['wine'],
    morePhotos: 2,
    show_to_visitors: true,
  });
  const free = await addMember(db, 'default', { gender: 'male' });
  const premium = await addMember(db, 'default', { gender: 'male', paid_user: true });
  return { nora, free, premium };
}

export const locked = (profile: { photos: { locked: boolean }[] }): boolean[] =>
  profile.photos.map((photo) => photo.locked);
