/*
 * Every one is tried at each sign of a text, so none begins with a run of any length: that would be gone through again from each of
 * its signs, and a long text of one letter would keep the server busy for seconds.
 */
const email = /[\p{L}\d._%+-]\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2}/iu;
const webAddress = /(?:https?:\/\/|www\.)\S+/iu;
const domain = /[\p{L}\d-]{2}\.(?:com|net|org|info|nl|fr|pl|dk|fi|uk|eu)\b/iu;
/** Endings that are words too: with a capital after a full stop, as in "I love music.It helps", they begin a sentence. */
const wordDomain = /[\p{L}\d-]{2}\.(?:me|de|be|es|it|no|se|ME|DE|BE|ES|IT|NO|SE)\b/u;
const handle = /(?:^|[\s(])@[\p{L}\d._]{3,}/u;
const service =
  /\b(?:whats?\s?app|telegram|snap(?:chat)?|instagram|insta|kik|skype|signal|wechat|viber)\b\s*(?:[:=@-]|is\b|name\b|id\b)/iu;

/** Digits from which a run reads as a telephone number; ages and sizes have fewer. */
const phoneDigits = 8;

/**
 * Does a text hold a way to reach somebody elsewhere: telephone number, e-mail or web address, handle? Such texts are
 * refused on a profile (contract B2), because they are how members are led away and deceived.
 */
export function hasContactDetails(text: string): boolean {
  return (
    hasPhoneNumber(text) ||
    [email, webAddress, domain, wordDomain, handle, service].some((pattern) => pattern.test(text))
  );
}

function hasPhoneNumber(text: string): boolean {
  const runs = text.match(/\+?\d(?:[\s().\-/]{0,3}\d)+/g) ?? [];
  return runs.some((run) => run.replace(/\D/g, '').length >= phoneDigits && !time.test(run));
}

const year = '(?:19\\d\\d|20[0-3]\\d)';
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
/** A day, or from one year to another: "12-05-1980", "1998 - 2005". */
const time = new RegExp(`^(?:${day}([-./])${month}\\1${year}|${year}([-./])${month}\\2${day}|${year} ?[-/] ?${year})$`);
