import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { addMember } from '@parlour/testing/members';
import { tellingStage } from '../../testing/telling-stage.ts';
import { stopMailsTo } from './stop-mails.ts';

const database = await databaseOfFile();

const email = 'tom@example.org';

async function stoppedIn(db: BrandDatabase, brand: string): Promise<string[]> {
  const members = db.selectFrom('members').select(['id', 'notifications_disabled']).where('brand', '=', brand);
  const stopped = (await members.execute()).filter((member) => member.notifications_disabled.join() === 'bounce');
  return stopped.map(({ id }) => id).toSorted();
}

it('reaches the owner of an address alone, however many others have signed up with it', async () => {
  const brand = 'crowded';
  const { world } = tellingStage(database, brand, () => false);
  for (let other = 0; other < 20; other += 1) await addMember(world.db, brand, { email, confirmed: false });
  const owner = await addMember(world.db, brand, { email, name: 'Zoe' });
  await stopMailsTo({ enqueue: async () => {} }, world, email, 'bounce');
  expect(await stoppedIn(world.db, brand)).toEqual([owner]);
});

it('reaches those who signed up with an address that nobody has confirmed', async () => {
  const brand = 'unclaimed';
  const { world } = tellingStage(database, brand, () => false);
  const ids: string[] = [];
  for (let one = 0; one < 2; one += 1) ids.push(await addMember(world.db, brand, { email, confirmed: false }));
  await stopMailsTo({ enqueue: async () => {} }, world, email, 'bounce');
  expect(await stoppedIn(world.db, brand)).toEqual(ids.toSorted());
});
