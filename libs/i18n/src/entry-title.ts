import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerEntry } from '@parlour/contract/types/payment';

/** What a movement of credits was, in words; with the member it concerned, where one is named. */
export function entryTitle(i18n: I18n, kind: LedgerEntry['kind'], name?: string): string {
  switch (kind) {
    case 'purchase':
      return i18n._(msg`Credits bought`);
    case 'message':
      return i18n._(name === undefined ? msg`Message` : msg`Message to ${name}`);
    case 'photo':
      return i18n._(name === undefined ? msg`Photo` : msg`Photo to ${name}`);
    case 'gift':
      return i18n._(name === undefined ? msg`Gift` : msg`Gift to ${name}`);
    case 'signup':
      return i18n._(msg`Credits for signing up`);
    case 'bonus':
      return i18n._(msg`Bonus`);
    case 'refund':
      return i18n._(msg`Payment paid back`);
    case 'correction':
      return i18n._(msg`Correction`);
  }
}
