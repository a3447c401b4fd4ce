import { useLingui } from '@lingui/react/macro';
import type { Message } from '@parlour/contract/types/chat';
import { giftName } from '@parlour/i18n/labels/gifts';

/** What a row says of its newest message, whoever wrote it. */
export function useLastWords(): (message: Message | null) => string {
  const { i18n, t } = useLingui();
  return (message) => {
    if (!message) return '';
    if (message.deleted) return t`Message removed`;
    if (message.veiled === 'words') return t`Hidden message`;
    if (message.type === 'image') return t`Photo`;
    if (message.type !== 'gift') return message.text ?? '';
    const gift = message.gift && giftName(i18n, message.gift.id);
    return gift === null ? t`Gift` : t`A gift: ${gift}`;
  };
}
