import { newVapidKeys } from '@parlour/server-push/vapid-keys';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { productionSince } from '@parlour/server-db/production-mark';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { beforeAll, expect, test } from 'vitest';
import { start } from '../start/start.ts';
import { refuseDemoWorld } from './refuse-demo-world.ts';

const vapid = newVapidKeys();

const production = {
  PARLOUR_MODE: 'production',
  DATABASE_URL: 'postgres://owner@db/parlour',
  SMTP_URL: 'smtps://mail.example.org',
  PAYMENT_PROVIDER: 'none',
  SESSION_KEY: 's'.repeat(32),
  PHOTO_KEY: 'p'.repeat(32),
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
};

const database = await databaseOfFile();
beforeAll(async () => {
  await addMember(database.forBrand('one'), 'one', { demo: false });
});

test('members who are no part of the demo world are welcome', async () => {
  await expect(refuseDemoWorld(database)).resolves.toBeUndefined();
});

test('production ends at its start where the demo world is, and leaves nothing of its own there', async () => {
  await addMember(database.forBrand('other'), 'other', { demo: true });
  const starting = start(await readConfiguration(production), database, { find: async () => null });
  await expect(starting).rejects.toThrow('members of the demo world (brand other)');
  expect(await database.owner.selectFrom('brands').selectAll().execute()).toEqual([]);
  expect(await productionSince(database)).toBeNull();
});
