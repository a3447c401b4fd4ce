import { legible } from '../legible.ts';
import { hasAddress } from '../profile/contact-details.ts';
import { namesPayment } from './payment-words.ts';

export const messageWarnings = ['scam', 'off_platform'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

const elsewhereWords =
  /(?<![\p{L}\d_])(?:whats ?app|telegram|signal|viber|wechat|kik|snapchat|snap ?chat|skype|discord|hangouts)(?![\p{L}\d_])/iu;
// Begins with one sign: a run of them would be gone through again from each of its signs.
const mailAddress = /[^\s@]@[^\s@]+\.[a-z]{2}/i;
// Eight digits or more, as they are written in telephone numbers; dates and prices are shorter.
const phoneNumber = /(?:\+|\b00|\b0)\d(?:[\s./()·•_\p{Pd}]{0,2}\d){7,}\b/u;

/**
 * What the reader of a message is warned of: money asked for, or an invitation to leave the site. Plain lists of words, and the
 * surest of what no profile may hold: it misses some and never hides or holds a message.
 */
export function messageWarning(text: string): MessageWarning | null {
  const seen = legible(text);
  if (namesPayment(seen)) return 'scam';
  const leadsAway =
    hasAddress(seen) || [elsewhereWords, mailAddress, phoneNumber].some((pattern) => pattern.test(seen));
  return leadsAway ? 'off_platform' : null;
}
