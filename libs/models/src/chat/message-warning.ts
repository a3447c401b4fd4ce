export const messageWarnings = ['scam', 'off_platform'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

// Ways of paying a stranger that cannot be undone; naming one in a chat is the mark of the usual romance frauds.
const paymentWords =
  /\b(western union|moneygram|gift ?cards?|steam cards?|itunes cards?|bitcoins?|btc|usdt|crypto|wire transfer|cash ?app|zelle|paysafe(card)?|iban)\b/i;
const elsewhereWords = /\b(whats ?app|telegram|signal|viber|wechat|kik|snapchat|snap ?chat|skype|discord|hangouts)\b/i;
// Begins with one sign: a run of them would be gone through again from each of its signs.
const mailAddress = /[^\s@]@[^\s@]+\.[a-z]{2}/i;
const webAddress = /\b(https?:\/\/|www\.)\S+/i;
// Eight digits or more, as they are written in telephone numbers; dates and prices are shorter.
const phoneNumber = /(?:\+|\b00|\b0)\d(?:[\s./()-]{0,2}\d){7,}\b/;

/**
 * What the reader of a message is warned of: money asked for, or an invitation to leave the site. A plain word list: it
 * misses some and never hides or holds a message.
 */
export function messageWarning(text: string): MessageWarning | null {
  if (paymentWords.test(text)) return 'scam';
  return [elsewhereWords, mailAddress, webAddress, phoneNumber].some((pattern) => pattern.test(text))
    ? 'off_platform'
    : null;
}
