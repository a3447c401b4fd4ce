import { expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { tellingStage } from '../../testing/telling-stage.ts';
import { stopMailsTo } from './stop-mails.ts';

const database = await databaseOfFile();

it('reaches the owner of an address, however many others have signed up with it', async () => {
  const brand = 'crowded';
  const { world } = tellingStage(database, brand, () => false);
  const email = 'tom@example.org';
  for (let other = 0; other < 20; other += 1) await addMember(world.db, brand, { email, confirmed: false });
  const owner = await addMember(world.db, brand, { email, name: 'Zoe' });
  await stopMailsTo({ enqueue: async () => {} }, world, email, 'bounce');
  const member = world.db.selectFrom('members').select('notifications_disabled').where('id', '=', owner);
  expect(await member.executeTakeFirst()).toEqual({ notifications_disabled: ['bounce'] });
});
