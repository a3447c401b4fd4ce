import { legible } from '../legible.ts';

/*
 * Every pattern is tried at each sign of a text, so none begins with a run of any length. Such a run would be gone
 * through again from each of its signs, and a long text of one letter would keep the server busy for seconds.
 */
const email = /[\p{L}\d._%+-]\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2}/iu;
const webAddress = /(?:https?:\/\/|www\.)\S+/iu;
const domain = /[\p{L}\d-]{2}\.(?:com|net|org|info|xyz|biz|nl|fr|pl|dk|fi|uk|eu|ru)(?![\p{L}\d_])/iu;
/** Endings that are words too: with a capital after a full stop, as in "I love music.It helps", they begin a sentence. */
const endingIn = (words: string): RegExp =>
  new RegExp(`[\\p{L}\\d-]{2}\\.(?:${words}|${words.toUpperCase()})(?![\\p{L}\\d_])`, 'u');
const wordDomain = endingIn('me|de|be|es|it|no|se');
/** Endings that few sentences begin with: a space left out in a hurry is rarely taken for an address. */
const rareWordDomain = endingIn('live|cam|link|app|club|shop|vip|tv|gg|ly');
/** Short addresses, as they are shared: "t.me/nora", "wa.me/31612345678", "bit.ly/3nora". */
const shortAddress =
  /[\p{L}\d-]\.(?:com|net|org|me|de|be|es|it|no|se|io|co|ly|tv|gg|app|link|ee|gl|gd|gy|cc|to|id|st)\/[\p{L}\d@_+-]{2}/iu;
const handle = /(?:^|[\s(])@[\p{L}\d._]{3,}/u;
/**
 * A service, with what somebody is called there. That comes after `:`, `=`, `@`, `-`, "is", "name" or "id", or is a
 * word that holds a low line, or a digit behind a letter.
 */
const service =
  /(?<![\p{L}\d_])(?:whats?\s?app|telegram|snap(?:chat)?|instagram|insta|kik|skype|signal|wechat|viber)(?![\p{L}\d_])\s*(?:[:=@-]|(?:is|name|id)(?![\p{L}\d_])|(?<=\s)[\p{L}\d.]{0,30}(?:_|\p{L}\d))/iu;

/** Digits from which a run reads as a telephone number; ages and sizes have fewer. */
const phoneDigits = 8;

/**
 * Does a text hold a way to reach somebody elsewhere: telephone number, e-mail or web address, handle? Such texts are
 * refused on a profile (contract B2), because they are how members are led away and deceived.
 */
export function hasContactDetails(text: string): boolean {
  const seen = legible(text);
  return hasPhoneNumber(seen) || wordDomain.test(seen) || hasAddress(seen);
}

/**
 * Does a text that is `legible` already hold one of the surest ways to reach somebody elsewhere? Runs of digits, and
 * words joined without a space between them, do not count: messages are full of them.
 */
export const hasAddress = (seen: string): boolean =>
  [email, webAddress, domain, rareWordDomain, shortAddress, handle, service].some((pattern) => pattern.test(seen));

function hasPhoneNumber(text: string): boolean {
  const runs = text.replace(/\p{Pd}/gu, '-').match(/\+?\d(?:[\s().\-/·•_]{0,3}\d)+/g) ?? [];
  return runs.some((run) => run.replace(/\D/g, '').length >= phoneDigits && !time.test(run));
}

const year = '(?:19\\d\\d|20[0-3]\\d)';
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
/** A day, or from one year to another: "12-05-1980", "1998 - 2005". */
const time = new RegExp(`^(?:${day}([-./])${month}\\1${year}|${year}([-./])${month}\\2${day}|${year} ?[-/] ?${year})$`);
