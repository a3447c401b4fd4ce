import { listMessages } from '@parlour/contract/chat/list-messages';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { updateChat } from '@parlour/contract/chat/update-chat';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import type { BodyInput, Call } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { unlike } from '@parlour/contract/members/unlike';
import { getPayment } from '@parlour/contract/payments/get-payment';
import type { Message } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import type { Payment } from '@parlour/contract/types/payment';
import { giftCost, type GiftId } from '@parlour/models/chat/gifts';
import { outcomes, type Outcome } from '@parlour/server-payments/providers/sandbox/outcomes';
import type { TestAnswer, TestCall } from '@parlour/testing/build-api';
import fc from 'fast-check';
import { v4 as uuid, v5 } from 'uuid';
import { expect } from 'vitest';
import { settingsFiles } from '../brands.ts';
import type { CreditWorld } from './credit-world.fixture.ts';
import { order } from './order.fixture.ts';

const { message_credits, photo_credits, gift_credits } = settingsFiles[0]!;

/** What may happen: members write, give, show photos, read, like and buy, and the sandbox does its part. Of the rest each takes what it needs. */
const chances = {
  say: 6,
  give: 3,
  show: 2,
  read: 2,
  like: 6,
  unlike: 1,
  buy: 3,
  poll: 2,
  'charge back': 2,
  'give back': 2,
  hear: 3,
  work: 4,
};
type Kind = keyof typeof chances;
const kinds = Object.entries(chances).flatMap(([kind, times]) => Array<Kind>(times).fill(kind as Kind));

export interface Act {
  kind: Kind;
  from: number;
  to: number;
  /** Under the `client_id` of all others that this sender repeats to the same member. */
  again: boolean;
  price: number;
  gift: GiftId;
  method: string;
  outcome: Outcome;
  which: number;
}

/** A message from the first to the second at its price: every act is this one with something else. */
export const message: Act = {
  kind: 'say',
  from: 0,
  to: 1,
  again: false,
  price: message_credits,
  gift: 'rose',
  method: 'paypal',
  outcome: 'completed',
  which: 0,
};

/** Acts among this many members. */
export const actsAmong = (members: number): fc.Arbitrary<Act> =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      from: fc.nat(members - 1),
      to: fc.nat(members - 1),
      again: fc.constantFrom(true, true, true, false),
      price: fc.constantFrom(message_credits, message_credits, message_credits, 0),
      gift: fc.constantFrom<GiftId>('rose', 'book'),
      method: fc.constantFrom('ideal', 'paypal', 'paysafecard'),
      outcome: fc.constantFrom<Outcome>('completed', 'completed', ...(Object.keys(outcomes) as Outcome[])),
      which: fc.nat(30),
    })
    .filter(({ from, to }) => from !== to);

/** Does it. Much of it is refused, and nothing fails. */
export const play = async (world: CreditWorld, act: Act): Promise<void> => void (await deeds[act.kind](world, act));

type Deed = (world: CreditWorld, act: Act) => unknown;

const deeds: Record<Kind, Deed> = {
  say: (world, act) =>
    send(world, act, { type: 'text', text: 'Hello', expected_cost: act.again ? message_credits : act.price }),
  give(world, act) {
    const gift_id = act.again ? 'rose' : act.gift;
    return send(world, act, { type: 'gift', gift_id, expected_cost: giftCost(gift_id, gift_credits) });
  },
  async show(world, act) {
    const body = { profile_id: world.members[act.to]!.id, file: new File(['a photo'], 'photo.jpg') };
    const { photo } = (await ask(world, act, uploadChatPhoto, { key: uuid(), body })).body as { photo?: Image };
    if (photo) await send(world, act, { type: 'image', photo_id: photo.id, expected_cost: photo_credits });
  },
  async read(world, act) {
    const { body } = await ask(world, act, listMessages, { query: { profile_id: world.members[act.to]!.id } });
    const last = (body['messages'] as Message[] | undefined)?.at(-1);
    if (last) await ask(world, act, updateChat, { body: { id: last.conversation_id, read_until: last.id } });
  },
  like: (world, act) =>
    ask(world, act, like, { key: uuid(), body: { profile_id: world.members[act.to]!.id, source: 'profile' } }),
  unlike: (world, act) => ask(world, act, unlike, { body: { profile_id: world.members[act.to]!.id } }),
  async buy(world, { from, method, outcome }) {
    const { cookie, payments } = world.members[from]!;
    const answer = await order(world.server.api, { brand: world.jobContext().brand.id, cookie, method });
    const { payment } = expectAnswered(answer).body as { payment?: Payment };
    if (!payment) return;
    payments.push(payment);
    world.server.sandbox.choose(refOf(world, payment), outcome);
    await world.server.sandbox.idle();
  },
  async poll(world, act) {
    const payment = paymentOf(world, act);
    if (payment) await ask(world, act, getPayment, { query: { payment_id: payment.payment_id } });
  },
  async 'charge back'(world, act) {
    const payment = paymentOf(world, act);
    if (payment) world.server.sandbox.chargeBack(refOf(world, payment));
    await world.server.sandbox.idle();
  },
  async 'give back'(world, act) {
    const payment = paymentOf(world, act);
    const booked = payment && world.server.sandbox.find(refOf(world, payment));
    if (booked?.state !== 'taken') return;
    await world.server.sandbox.provider.refund(booked.ref, Math.ceil((booked.total.amount * (act.which + 1)) / 31));
    await world.server.sandbox.idle();
  },
  hear: (world, { which }) => world.hear(which),
  work: (world) => world.work(),
};

/** Sends something, again and again under the same id or under one of its own, and keeps what it costs. */
async function send(
  world: CreditWorld,
  act: Act,
  content: Omit<BodyInput<typeof sendMessage>, 'client_id'>,
): Promise<void> {
  const [from, to] = [world.members[act.from]!, world.members[act.to]!];
  const client_id = act.again ? v5(`${content.type} ${to.id}`, from.id) : uuid();
  const body = { ...content, profile_id: to.id, client_id };
  const { status } = await ask(world, act, sendMessage, { key: client_id, body });
  if (status === 201) from.costs.set(client_id, content.expected_cost);
}

async function ask<const C extends Call>(
  world: CreditWorld,
  { from }: Pick<Act, 'from'>,
  call: C,
  asked: TestCall<C>,
): Promise<TestAnswer> {
  return expectAnswered(await world.server.api.send(call, { cookie: world.members[from]!.cookie, ...asked }));
}

/** Taken or refused. */
function expectAnswered(answer: TestAnswer): TestAnswer {
  expect(answer.status, answer.text).toBeLessThan(500);
  return answer;
}

const paymentOf = ({ members }: CreditWorld, { from, which }: Act): Payment | undefined => {
  const { payments } = members[from]!;
  return payments[which % payments.length];
};

const refOf = ({ server }: CreditWorld, { payment_id }: Payment): string =>
  server.sandbox.book.findOrder(payment_id)!.ref;
