import { dayIn } from '../day.ts';
import { verdictOfWait, waitAfter, type WaitVerdict } from '../wait-after.ts';
import { DAY, HOUR } from '../durations.ts';

/** What a complaint may be about, in the order of the form. */
export const complaintCategories = ['profile', 'message', 'payment', 'privacy', 'decision', 'other'] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** What customer service may be asked about, in the order of the form. */
export const contactTopics = ['account', 'payment', 'safety', 'technical', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What an inquiry is about, whichever form it was sent by. */
export type InquiryTopic = ComplaintCategory | ContactTopic;

/** Characters of a complaint or a question. */
export const inquiryLength = 4_000;
/** Characters of the name that somebody signs a complaint with. */
export const inquiryNameLength = 80;

const ANSWER_DAYS = 14;

/** The day by which a complaint is answered, on the brand's calendar: two weeks, which every visitor is told when it arrives. */
export const complaintAnswerBy = (now: Date, timeZone: string): string =>
  dayIn(timeZone, new Date(now.getTime() + ANSWER_DAYS * DAY));

/** Letters and digits that nobody confuses on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** A reference that a person can read aloud: `7K3F-9Q2M`. Each random byte gives one character. */
export function inquiryReference(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, REFERENCE_LENGTH)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return halved(letters);
}

/**
 * A reference as it is kept, from one that somebody wrote down as they heard it. Its letters may be small, and the dash
 * missing, another one, or a space.
 */
export function readReference(typed: string): string {
  const letters = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  return letters.length === REFERENCE_LENGTH ? halved(letters) : letters;
}

const halved = (letters: string): string => `${letters.slice(0, 4)}-${letters.slice(4)}`;

/** True for what `inquiryReference` makes; an address may carry anything. */
export const isInquiryReference = (text: string | null): text is string =>
  text !== null && new RegExp(`^[${alphabet}]{4}-[${alphabet}]{4}$`).test(text);

const MAX_A_DAY_PER_ADDRESS = 5;
const MAX_AN_HOUR_PER_NETWORK = 10;

/** When earlier inquiries of the last day came: those of the same kind by the address that was typed, all by their network. */
export interface EarlierInquiries {
  byAddress: readonly Date[];
  byNetwork: readonly Date[];
}

/**
 * May one more be sent? Each is acknowledged by mail to an address that anybody may have typed. One address gets five
 * complaints and five questions a day, so that questions never close the way to a complaint. One network sends ten an
 * hour.
 */
export function maySendInquiry({ byAddress, byNetwork }: EarlierInquiries, now: Date): WaitVerdict {
  return verdictOfWait(
    waitAfter(byAddress, MAX_A_DAY_PER_ADDRESS, DAY, now),
    waitAfter(byNetwork, MAX_AN_HOUR_PER_NETWORK, HOUR, now),
  );
}
