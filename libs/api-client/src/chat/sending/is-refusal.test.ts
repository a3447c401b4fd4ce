import { expect, it } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { isRefusal } from './is-refusal.ts';
import { unsent } from './is-unsent.ts';

it.each([
  ['a message that may not be sent', new ApiError(402, { code: 'insufficient_credits' }), true],
  ['another price', new ApiError(409, { code: 'price_changed' }), true],
  ['a block', new ApiError(403, { code: 'blocked' }), true],
  ['what posted without scripts was refused', new ApiError(422, { code: 'message_empty' }), true],
  ['any of it after an attempt without an answer', new ApiError(409, { code: 'price_changed' }).afterUnknown(), false],
  ['too many calls', new ApiError(429, { code: 'rate_limited' }), false],
  [
    'a session that is over',
    new ApiError(403, { code: 'authentication_required', authenticationRequired: true }),
    false,
  ],
  ['a page that is too old', new ApiError(426, { code: 'client_outdated' }), false],
  ['no answer', new ApiError(0, { code: 'offline' }), false],
  ['no connection', unsent(), false],
  ['a broken server', new ApiError(500, { code: 'server_error' }), false],
  ['something else', new Error('else'), false],
])('%s', (_, error, refused) => {
  expect(isRefusal(error)).toBe(refused);
});
