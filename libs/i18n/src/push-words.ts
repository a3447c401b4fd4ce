import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PushPayload } from '@parlour/models/account/notifications/push-payload';

/** What a notification says of each kind of news: never who, and never what was written (contract part 6). */
export const pushWords = (i18n: I18n): Record<PushPayload['kind'] | 'discreet', string> => ({
  message: i18n._(msg`You have a new message.`),
  like: i18n._(msg`Somebody likes you.`),
  match: i18n._(msg`You have a new match.`),
  account: i18n._(msg`There is news about your account.`),
  summary: i18n._(msg`There is news for you.`),
  discreet: i18n._(msg`Something new is waiting for you.`),
});
