import { v4 as uuid } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { paymentCountryCookie } from '@parlour/models/payments/payment-country';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatCalls, chatRelation } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, listen, setSettings } = world;

beforeEach(async () => {
  await world.clear();
  setSettings({ free_conversations: null });
});

const priced = (currency: string) => ({
  credit_price: { currency },
  money: { text: { currency }, image: { currency } },
});

it('are those of the country that a member chose in this browser, wherever the next message is spoken of', async () => {
  const [ann, ben] = [await add({ credits: 40 }), await add()];
  const cookies = new Map([[paymentCountryCookie, 'GB']]);
  const context = {
    ...(await contextOf({ brand: world.brand, db: db(), now: world.now() }, ann)),
    readCookie: (name: string) => cookies.get(name) ?? null,
  } as MemberContext;
  const calls = chatCalls(world.ports);
  const pounds = priced('GBP');
  const heard = listen(ann);

  const body = { profile_id: ben, type: 'text', text: 'Hello', client_id: uuid(), expected_cost: 10 } as const;
  const sent = { conversation: { can_send: pounds } };
  expect(await runCall(calls, sendMessage, { body }, context)).toMatchObject(sent);
  expect(heard[0]?.event).toMatchObject({ kind: 'message', ...sent });
  expect(await runCall(calls, listMessages, { query: { profile_id: ben } }, context)).toMatchObject({
    can_send: pounds,
    conversation: { can_send: pounds },
  });
  expect(await runCall(calls, listChats, {}, context)).toMatchObject({
    chats: [{ conversation: { can_send: pounds } }],
  });
  expect(await chatRelation(context, ben)).toMatchObject({ can_send: pounds });

  cookies.clear();
  expect(await chatRelation(context, ben)).toMatchObject({ can_send: priced('EUR') });
});

it('are the brand’s first where it no longer serves the country of a profile, in events too', async () => {
  setSettings({ free_conversations: null, countries: ['GB'] });
  const [ann, ben] = [await add({ credits: 40 }), await add({ credits: 40 })];
  const heard = listen(ben);
  const pounds = { conversation: { can_send: priced('GBP') } };
  expect(await send(ann, ben, { expected_cost: 10 })).toMatchObject(pounds);
  expect(heard[0]?.event).toMatchObject(pounds);
});
