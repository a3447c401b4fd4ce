import { useLingui } from '@lingui/react/macro';
import type { Message } from '@parlour/contract/types/chat';
import { giftName } from '@parlour/i18n/labels/gifts';

/** What a row says of its newest message, whoever wrote it. */
export function useLastWords(): (message: Message | null) => string {
  const { i18n, t } = useLingui();
  return (message) => {
    if (!message) return '';
    const gift = message.gift && giftName(i18n, message.gift.id);
    return wordsOf(message, {
      removed: t`Message removed`,
      photo: t`Photo`,
      gift: gift === null ? t`Gift` : t`A gift: ${gift}`,
      hidden: t`Hidden message`,
    });
  };
}

interface Words {
  removed: string;
  photo: string;
  gift: string;
  hidden: string;
}

function wordsOf({ deleted, type, text, veiled }: Message, words: Words): string {
  if (deleted) return words.removed;
  if (veiled === 'words') return words.hidden;
  if (type === 'image') return words.photo;
  return type === 'gift' ? words.gift : (text ?? '');
}
