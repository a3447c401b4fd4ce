import { activate } from '@parlour/contract/account/activation/activate';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { deleteClosedAccount } from '@parlour/contract/account/leaving/delete-closed-account';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { changeMailSubscription } from '@parlour/contract/account/notifications/change-mail-subscription';
import { mailWebhook } from '@parlour/contract/account/notifications/mail-webhook';
import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { testPush } from '@parlour/contract/account/notifications/test-push';
import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { resetPassword } from '@parlour/contract/account/password/reset-password';
import { getPage } from '@parlour/contract/account/reference-data/get-page';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { Call } from '@parlour/contract/define-call';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { getLike } from '@parlour/contract/members/get-like';
import { like } from '@parlour/contract/members/like';
import { swipe } from '@parlour/contract/members/swipe';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import { unlike } from '@parlour/contract/members/unlike';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { related } from '@parlour/contract/profile/related';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { block } from '@parlour/contract/safety/block';
import { unblock } from '@parlour/contract/safety/unblock';
import type { Message } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import type { Payment } from '@parlour/contract/types/payment';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { closeAccount } from '@parlour/server-account';
import { signMailEvents } from '@parlour/server-account/notifications/mail/mail-signature';
import { unsubscribeToken } from '@parlour/server-account/notifications/mail/unsubscribe-token';
import { inTransaction } from '@parlour/server-bus';
import type { MemberWishes } from '@parlour/testing/members';
import { v4 as uuid } from 'uuid';
import { order, orderOf } from './order.fixture.ts';
import { everythingOf, sampleInput } from './sample-inputs.fixture.ts';
import {
  mailWebhookKey,
  password,
  type SampleStage,
  type StageCall,
  type StageMember,
} from './sample-stage.fixture.ts';
import { mailSigner } from './server.fixture.ts';

/** Brings about what a call needs, and tells what its sample has to say then, and by whom. */
type Prepare = (stage: SampleStage) => Promise<StageCall>;

/** Calls that are only done where something came before them, or by somebody whose password is known. */
const preparations = new Map<Call, Prepare>([
  [logIn, async ({ member }) => ({ body: { login: (await member()).email, password } })],
  [logInByLink, byLink('leaving-link', (stage, { email }) => stage.done(askToLeave, { body: { email } }))],
  [signUp, async ({ jobContext }) => ({ body: { country: 'NL', accept: acceptedOf(jobContext()) } })],
  [resendActivation, asMember({}, { confirmed: false })],
  [activate, byLink('activation', (stage, { cookie }) => stage.done(resendActivation, { cookie, body: {} }), false)],
  [askPasswordReset, async ({ member }) => ({ body: { email: (await member()).email } })],
  [resetPassword, byLink('password-reset', askReset)],
  [changePassword, asMember({ old_password: password })],
  [askMailChange, asMember({ password })],
  [
    changeMail,
    byLink('mail-change', (stage, { cookie }) =>
      stage.done(askMailChange, { cookie, body: { email: `${uuid()}@post.example`, password } }),
    ),
  ],
  [deleteAccount, asMember({ password })],
  [
    deleteClosedAccount,
    byLink('leaving-link', async (stage, { id, email }) => {
      await close(stage, id);
      await stage.done(askToLeave, { body: { email } });
    }),
  ],
  [
    reactivate,
    byLink('account-deleted', (stage, { cookie }) => stage.done(deleteAccount, { cookie, body: { password } })),
  ],
  [askExport, asMember({ password })],
  [passwordResetLink, inQuery(byLink('password-reset', askReset))],
  [getPage, inQuery(byLink('password-reset', askReset))],
  [like, asMember()],
  [unlike, onceDone(like, { source: 'profile' })],
  [block, asMember()],
  [unblock, onceDone(block)],
  [
    sendMessage,
    async ({ member }) => {
      const [{ cookie }, other] = [await member(), await member()];
      return { cookie, body: { conversation_id: undefined, profile_id: other.id } };
    },
  ],
  [
    getLike,
    async ({ member, done }) => {
      const [one, other] = [await member(), await member()];
      await done(like, { cookie: one.cookie, body: { profile_id: other.id, source: 'profile' } });
      return { cookie: other.cookie, query: { profile_id: one.id } };
    },
  ],
  [
    undoSwipe,
    async ({ member, done }) => {
      const [{ cookie }, passed] = [await member(), await member({ gender: 'male' })];
      await done(swipe, { cookie, body: { profile_id: passed.id, choice: 'pass' } });
      return { cookie };
    },
  ],
  [
    testPush,
    async ({ member, done, here }) => {
      const { cookie } = await member();
      await done(subscribePush, { cookie, body: sampleInput(subscribePush, everythingOf(here)).body });
      return { cookie };
    },
  ],
  [
    deletePhoto,
    async ({ member, done, here }) => {
      const { cookie } = await member();
      const { photo } = await done(uploadPhoto, { cookie, body: sampleInput(uploadPhoto, everythingOf(here)).body });
      return { cookie, body: { id: (photo as unknown as Image).id } };
    },
  ],
  // Visitors see them only where the profile's owner lets them.
  [getProfile, asMember()],
  [listPhotos, asMember()],
  [related, asMember()],
  [unsubscribe, async (stage) => ({ query: { token: await ownersToken(stage) } })],
  [changeMailSubscription, async (stage) => ({ body: { token: await ownersToken(stage) } })],
  [
    mailWebhook,
    async () => {
      const events = { signed_at: Math.floor(Date.now() / 1_000), events: [] };
      return { body: { signed_payload: signMailEvents(events, mailWebhookKey) } };
    },
  ],
  [
    removeMessage,
    async ({ member, done }) => {
      const [{ cookie }, other] = [await member(), await member()];
      const words = { profile_id: other.id, type: 'text', text: 'Good evening', client_id: uuid(), expected_cost: 0 };
      const { message } = await done(sendMessage, { cookie, body: words });
      return { cookie, body: { id: (message as unknown as Message).id } };
    },
  ],
  [
    createPayment,
    async ({ member, server, here }) => {
      const { cookie } = await member();
      const ordered = await orderOf(server.api, { brand: here.id, cookie, method: 'visa' });
      return { cookie, body: { ...ordered, discount_code: undefined } };
    },
  ],
  [
    paymentWebhook,
    async ({ member, server: { api, sandbox }, here, webhooks }) => {
      const { cookie } = await member();
      const ordered = await order(api, { brand: here.id, cookie, method: 'visa' });
      const { payment_id } = ordered.body['payment'] as unknown as Payment;
      sandbox.choose(sandbox.book.findOrder(payment_id)!.ref, 'completed');
      await sandbox.idle();
      return { body: webhooks.at(-1) };
    },
  ],
]);

/** A complete input of a call, and a cookie, with which it is done. */
export async function readySample(stage: SampleStage, call: Call): Promise<StageCall> {
  const sample = sampleInput(call, everythingOf(stage.here));
  const ready = (await preparations.get(call)?.(stage)) ?? {};
  const cookie = call.who === 'member' ? await stage.server.api.logIn(stage.here.id, stage.here.viewer.id) : undefined;
  return {
    cookie: ready.cookie ?? cookie,
    query: { ...sample.query, ...ready.query },
    body: (sample.body ?? ready.body) && { ...sample.body, ...ready.body },
  };
}

/** By a member of their own. */
function asMember(body: object = {}, wishes: MemberWishes = {}): Prepare {
  return async ({ member }) => ({ cookie: (await member(wishes)).cookie, body });
}

/** By a member of their own, who has done to somebody before what is taken back. */
function onceDone(before: Call, words: object = {}): Prepare {
  return async ({ member, done }) => {
    const [{ cookie }, other] = [await member(), await member()];
    await done(before, { cookie, body: { profile_id: other.id, ...words } });
    return { cookie, body: { profile_id: other.id } };
  };
}

/** By whoever follows the link of a mail, for which somebody has to ask. */
function byLink(
  kind: Parameters<SampleStage['mailedToken']>[0],
  ask: (stage: SampleStage, member: StageMember) => Promise<unknown>,
  confirmed = true,
): Prepare {
  return async (stage) => {
    const member = await stage.member({ confirmed });
    await ask(stage, member);
    return { body: { token: await stage.mailedToken(kind, member) } };
  };
}

function inQuery(prepare: Prepare): Prepare {
  return async (stage) => ({ query: (await prepare(stage)).body });
}

async function askReset({ done }: SampleStage, { email }: StageMember): Promise<void> {
  await done(askPasswordReset, { body: { email } });
}

const close = ({ jobContext, here }: SampleStage, memberId: string): Promise<void> =>
  inTransaction(jobContext(), ({ trx }) =>
    closeAccount({ publish: () => {} }, trx, { brand: here.id, memberId }, new Date()),
  );

const ownersToken = async ({ member, here }: SampleStage): Promise<string> =>
  unsubscribeToken(mailSigner, here.id, await member());

function acceptedOf({ brand }: ReturnType<SampleStage['jobContext']>): object {
  const version = termsVersionOf(brand.settings.company.added);
  return { terms: version, privacy: version, special_data: true, age: true };
}
