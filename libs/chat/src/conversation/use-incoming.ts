import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Message } from '@parlour/contract/types/chat';
import { giftName } from '@parlour/i18n/labels/gifts';

/** The newest message that came after the page was there, in words; null until one does, and where its words are hidden. */
export function useIncoming(messages: readonly Message[]): string | null {
  const { i18n, t } = useLingui();
  const newest = messages.findLast((message) => message.from === 'them');
  const [there] = useState(newest?.seq ?? 0);
  if (!newest || (newest.seq ?? 0) <= there || newest.veiled) return null;
  const gift = newest.gift && giftName(i18n, newest.gift.id);
  return gift === null ? newest.text : t`A gift: ${gift}`;
}
