import { getUser } from '@parlour/contract/account/user/get-user';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Payment } from '@parlour/contract/types/payment';
import { addMember } from '@parlour/testing/members';
import { v4 as uuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { order } from '../testing/order.fixture.ts';
import { testServer } from '../testing/server.fixture.ts';

test('somebody unconfirmed whose messages wait reads one balance everywhere, before the next purchase and after', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const { api, sandbox, brands } = server;
  const [{ id: brand }] = brands;
  const { message_credits: cost } = settingsFiles[0]!;
  const db = api.dbOf(brand);
  const [memberId, otherId] = [await addMember(db, brand, { confirmed: false }), await addMember(db, brand)];
  const cookie = await api.logIn(brand, memberId);

  async function buy() {
    const ordered = await order(api, { brand, cookie, method: 'visa' });
    const { next, payment_id } = ordered.body['payment'] as unknown as Payment;
    sandbox.choose(next.url!.split('/').at(-1)!, 'completed');
    return (await api.send(getPayment, { brand, cookie, query: { payment_id } })).body;
  }
  const shown = async () => [
    (await api.send(getUser, { brand, cookie })).body['user'],
    (await api.send(listCredits, { brand, cookie, query: {} })).body,
  ];

  const bought = Number((await buy())['credits']);
  const body = { profile_id: otherId, type: 'text', text: 'Hello', client_id: uuid(), expected_cost: cost } as const;
  const sent = await api.send(sendMessage, { brand, cookie, key: uuid(), body });
  const left = { credits: bought - cost };
  expect(sent.body).toMatchObject({ message: { status: 'held' }, ...left });
  expect(await shown()).toMatchObject([left, left]);

  const more = { credits: 2 * bought - cost };
  expect(await buy()).toMatchObject(more);
  expect(await shown()).toMatchObject([more, more]);
  const events = db
    .selectFrom('mailbox_events')
    .select('event')
    .where('member_id', '=', memberId)
    .orderBy('event_id', 'desc');
  expect((await events.executeTakeFirstOrThrow()).event).toMatchObject({ kind: 'credits', ...more });
});
