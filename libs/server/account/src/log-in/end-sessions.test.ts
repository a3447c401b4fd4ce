import { expect, test } from 'vitest';
import { endSessions } from '@parlour/contract/account/log-in/end-sessions';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { signIn } from '@parlour/testing/sign-in';
import { confirmedMember, sessionsOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

test('a session is nobody else’s to end, whoever knows its id', async () => {
  const { stage, id } = await confirmedMember(database, 'ends');
  const { id: stranger } = await confirmedMember(database, 'ends', {}, { name: 'Uma', email: 'uma@example.com' });
  const { db, now } = stage.world;
  const session = await signIn(db, 'ends', id, now);
  await stage.call(endSessions, { body: { id: session.id } }, { id: stranger });
  await stage.call(endSessions, { body: { others: true } }, { id: stranger });
  expect(await sessionsOf(stage, id)).toEqual([session.id]);
});
