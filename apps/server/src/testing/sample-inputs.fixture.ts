import type { Call } from '@parlour/contract/define-call';
import { pushKeys } from '@parlour/testing/push-keys';
import { v7 as uuid } from 'uuid';
import type { TestBrand } from './server.fixture.ts';

type Values = Record<string, unknown>;

/** Whose data an input names; of what is left out, something that does not exist. */
export interface Named {
  memberId: string;
  conversationId: string;
  messageId?: string;
  photoId?: string;
  paymentId?: string;
  discountCode?: string;
}

/** Good values of fields that no other field depends on, by name. */
const values = (named: Named): Values => ({
  profile_id: named.memberId,
  file: new File(['a photo'], 'photo.jpg'),
  conversation_id: named.conversationId,
  payment_id: named.paymentId ?? uuid(),
  client_id: uuid(),
  token: 'a'.repeat(43),
  code: named.discountCode ?? 'NOSUCHCODE',
  type: 'text',
  text: 'Good evening',
  expected_cost: 0,
  source: 'profile',
  name: 'SomebodyNew',
  login: 'nobody@post.example',
  password: 'a good long pass phrase 41',
  password_repeat: 'a good long pass phrase 41',
  old_password: 'another long pass phrase 17',
  email: 'somebody.new@post.example',
  date_of_birth: '1988-03-14',
  gender: 'female',
  language: 'en',
  step: 'message',
  state: 'skipped',
  action: 'confirm',
  provider: 'sandbox',
  package_id: 'nl-250',
  payment_method: 'ideal',
  country: 'NL',
  expected_total: { amount: 1_000, currency: 'EUR' },
  return_url: '/payments/{payment_id}',
  accept: { start_now: true },
});

/** What calls need beyond that: fields of which one is enough, and names that mean another thing elsewhere. */
const special: Record<string, (named: Named) => Values> = {
  'GET /api/lander.php': () => ({ type: 'gallery' }),
  'GET /api/legal-text.php': () => ({ page: 'terms' }),
  'GET /api/partner-tiles.php': () => ({ slot: 'members' }),
  'GET /api/profile.php': ({ memberId }) => ({ id: memberId }),
  'GET /api/messages.php': ({ conversationId }) => ({ conversation_id: conversationId }),
  'POST /api/message.php': ({ conversationId }) => ({ conversation_id: conversationId, text: 'Good evening' }),
  'DELETE /api/sessions.php': () => ({ others: true }),
  'POST /api/chat-photo.php': ({ memberId }) => ({ profile_id: memberId }),
  'DELETE /api/message.php': ({ messageId = uuid() }) => ({ id: messageId, for: 'me' }),
  'DELETE /api/chat.php': ({ conversationId }) => ({ id: conversationId }),
  'PUT /api/chat.php': ({ conversationId }) => ({ id: conversationId, muted: true }),
  'GET /api/swipe.php': () => ({ round: '1' }),
  'POST /api/swipe.php': () => ({ choice: 'later' }),
  'PUT /api/like.php': ({ memberId }) => ({ profile_id: memberId, like_new: false }),
  'PUT /api/profile.php': () => ({ about_me: 'I like long evenings and short letters.' }),
  'GET /api/geocode.php': () => ({ lat: '52.09', lon: '5.12' }),
  'PUT /api/privacy.php': () => ({ invisible: true }),
  'PUT /api/match-finder.php': () => ({
    interests: ['wine'],
    min_age: 30,
    max_age: 50,
    near: 'country',
    relationship_statuses: [],
  }),
  'PUT /api/location.php': () => ({ country: 'NL', region: 'nl-utrecht' }),
  'POST /api/user.php': () => ({
    subscription: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/none',
      keys: pushKeys,
    },
  }),
  'POST /api/notification-settings.php': () => ({ reactivate_mail: true }),
  'PUT /api/notification-settings.php': () => ({ mail: { like: 'weekly' } }),
  'POST /api/unsubscribe.php': () => ({ 'List-Unsubscribe': 'One-Click' }),
  'PUT /api/unsubscribe.php': () => ({ action: 'stop' }),
  'PUT /api/notifications.php': () => ({ seen_until: '2026-11-21T12:00:00.000Z' }),
  'DELETE /api/user.php': () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
  'POST /api/complaint.php': () => ({ category: 'other' }),
  'POST /api/report.php': ({ memberId }) => ({ target: { type: 'profile', id: memberId }, category: 'other' }),
  'POST /api/contact.php': () => ({ topic: 'other' }),
  'PUT /api/consents.php': () => ({ kind: 'analytics', version: '1', given: false }),
  'PUT /api/photo.php': ({ photoId = uuid() }) => ({ id: photoId, visibility: 'premium' }),
  'DELETE /api/photo.php': ({ photoId = uuid() }) => ({ id: photoId }),
  'GET /api/credits.php': ({ discountCode }) => ({ ...(discountCode && { discount_code: discountCode }) }),
  'GET /api/discountcode.php': ({ discountCode }) => ({ ...(discountCode && { code: discountCode }) }),
  'GET /api/transactions.php': ({ paymentId }) => ({ ...(paymentId && { id: paymentId }) }),
  'POST /api/payment.php': ({ discountCode }) => ({ ...(discountCode && { discount_code: discountCode }) }),
  'POST /api/signup.php': () => ({ accept: { terms: '1', privacy: '1', special_data: true, age: true } }),
};

/** A complete input of a call, which names somebody; nothing optional that it does not need. */
export function sampleInput(call: Call, named: Named): { query: Record<string, string>; body: Values | undefined } {
  const all = { ...values(named), ...special[`${call.method} ${call.path}`]?.(named) };
  const wanted = special[`${call.method} ${call.path}`]?.(named) ?? {};
  const pick = (schema: Call['query']): Values =>
    Object.fromEntries(
      Object.entries(schema?.shape ?? {})
        .filter(([field, type]) => field in wanted || !type.safeParse(undefined).success)
        .map(([field]) => [field, all[field]]),
    );
  return { query: pick(call.query) as Record<string, string>, body: call.body && pick(call.body) };
}

export const friendOf = ({ friend, conversationId, messageId }: TestBrand) => ({
  memberId: friend.id,
  conversationId,
  messageId,
});

/** All of a brand that a viewer there may name. */
export const everythingOf = (brand: TestBrand): Required<Named> => {
  const { photoId, paymentId, discountCode } = brand;
  return { ...friendOf(brand), photoId, paymentId, discountCode };
};

/** Nothing of what is named has ever been there. */
export const nothing = (): Required<Named> => ({
  memberId: uuid(),
  conversationId: uuid(),
  messageId: uuid(),
  photoId: uuid(),
  paymentId: uuid(),
  discountCode: 'NOSUCHCODE',
});
