import { expect, test } from 'vitest';
import { logOut } from '@parlour/contract/account/log-in/log-out';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { pushKeys } from '@parlour/testing/push-keys';
import { accountStage, signUpBody } from '../../testing/account-stage.ts';

const database = await databaseOfFile();

const subscription = (name: string) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys: pushKeys });

test('a session has one place for its notices, which ends with it', async () => {
  const stage = accountStage(database, 'notices');
  const { id } = (await stage.call(signUp, { body: signUpBody() })).user;
  const kept = () =>
    stage.world.db.selectFrom('push_subscriptions').selectAll().where('brand', '=', 'notices').execute();

  const { push } = await stage.call(subscribePush, { body: { subscription: subscription('first') } }, { id });
  expect(push.state).toBe('subscribed');
  await stage.call(subscribePush, { body: { subscription: subscription('second') } }, { id });
  expect(await kept()).toMatchObject([
    { id: push.id, member_id: id, endpoint: subscription('second').endpoint, keys: pushKeys },
  ]);

  await stage.call(logOut, { body: {} }, { id });
  expect(await kept()).toEqual([]);
});

test('a browser has the notices of whoever subscribed in it last, and each session its own until it ends', async () => {
  const stage = accountStage(database, 'one-browser');
  const { id: ann } = (await stage.call(signUp, { body: signUpBody() })).user;
  const { id: ben } = (await stage.call(signUp, { body: signUpBody({ name: 'Ben', email: 'ben@example.com' }) })).user;
  const kept = async () =>
    (
      await stage.world.db
        .selectFrom('push_subscriptions')
        .select(['member_id', 'session_id'])
        .where('brand', '=', 'one-browser')
        .orderBy('created_at')
        .execute()
    ).map(({ member_id, session_id }) => [member_id, session_id]);
  const subscribe = (id: string, session: string, name: string) =>
    stage.call(subscribePush, { body: { subscription: subscription(name) } }, { id, session });
  const [anns, bens, another] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

  await subscribe(ann, anns, 'shared');
  await subscribe(ben, bens, 'shared');
  expect(await kept()).toEqual([[ben, bens]]);
  stage.wait(1);
  await subscribe(ben, another, 'own');
  await stage.call(logOut, { body: {} }, { id: ben, session: bens });
  expect(await kept()).toEqual([[ben, another]]);
});

test('notices are sent to the known services alone', () => {
  const issues = (changes: object) =>
    subscribePush.body
      .safeParse({ subscription: { ...subscription('x'), ...changes } })
      .error?.issues.map(({ message }) => message);
  expect(issues({ expirationTime: null })).toBeUndefined();
  expect(issues({ endpoint: 'https://127.0.0.1/admin' })).toEqual(['subscription_invalid']);
  for (const wrong of [{ p256dh: 'short' }, { p256dh: 'p'.repeat(87) }, { auth: 'a'.repeat(21) }])
    expect(issues({ keys: { ...pushKeys, ...wrong } })).toEqual(['subscription_invalid']);
});
