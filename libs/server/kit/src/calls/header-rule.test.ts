import { logOutByGet } from '@parlour/contract/account/log-in/log-out-by-get';
import { mailWebhook } from '@parlour/contract/account/notifications/mail-webhook';
import { pageHidden } from '@parlour/contract/account/notifications/page-hidden';
import { changeMailSubscription } from '@parlour/contract/account/notifications/change-mail-subscription';
import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import type { Call } from '@parlour/contract/define-call';
import { expect, test } from 'vitest';
import { isFromClient, needsClientHeader } from './header-rule.ts';
import { deposit, whoAmI } from '../testing/sample-calls.ts';

test.each<[string, Call, boolean]>([
  ['an act', deposit, true],
  ['a question', whoAmI, false],
  ['the log-out by GET', logOutByGet, true],
  ['a provider’s webhook', mailWebhook, false],
  ['the beacon of a hidden page', pageHidden, false],
  ['the button of a mail program', unsubscribe, false],
  ['our own page at the same address as that button', changeMailSubscription, true],
])('%s needs, or does not need, the header that no foreign page can send', (_, call, needed) => {
  expect(needsClientHeader(call)).toBe(needed);
});

test.each([
  ['client', true],
  ['server', false],
  ['', false],
  [undefined, false],
])('a request that says it is from %s is from our own page: %s', (type, own) => {
  expect(isFromClient({ 'x-request-type': type })).toBe(own);
});
