const email = /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,})+/iu;
const webAddress = /(?:https?:\/\/|www\.)\S+/iu;
const endings = 'com|net|org|info|me|nl|de|be|fr|es|it|pl|dk|fi|no|se|uk|eu';
/** In small letters or in capitals: a word with a capital after a full stop, "I love music.It helps", begins a sentence. */
const domain = new RegExp(`\\b[\\p{L}\\d-]{2,}\\.(?:${endings}|${endings.toUpperCase()})\\b`, 'u');
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
  return hasPhoneNumber(text) || [email, webAddress, domain, handle, service].some((pattern) => pattern.test(text));
}

function hasPhoneNumber(text: string): boolean {
  const runs = text.match(/\+?\d(?:[\s().\-/]{0,3}\d)+/g) ?? [];
  return runs.some((run) => run.replace(/\D/g, '').length >= phoneDigits && !time.test(run));
}

/** A day, or from one year to another: "12-05-1980", "1998 - 2005". */
const time = /^(?:\d{1,2}([-./])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d(?:[-/.]\d\d[-/.]\d\d| ?[-/] ?(?:19|20)\d\d))$/;
