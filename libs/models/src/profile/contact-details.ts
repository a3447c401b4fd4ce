const email = /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,})+/iu;
const webAddress =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|me|nl|de|be|fr|es|it|pl|dk|fi|no|se|uk|eu)\b/iu;
const handle = /(?:^|[\s(])@[\p{L}\d._]{3,}/u;
const service =
  /\b(?:whats?\s?app|telegram|snap(?:chat)?|instagram|insta|kik|skype|signal|wechat|viber)\b\s*(?:[:=@-]|is\b|name\b|id\b)/iu;

/** Digits from which a run reads as a telephone number; years, ages and sizes have fewer. */
const phoneDigits = 8;

/**
 * Does a text hold a way to reach somebody elsewhere: telephone number, e-mail or web address, handle? Such texts are
 * refused on a profile (contract B2), because they are how members are led away and deceived.
 */
export function hasContactDetails(text: string): boolean {
  return hasPhoneNumber(text) || [email, webAddress, handle, service].some((pattern) => pattern.test(text));
}

function hasPhoneNumber(text: string): boolean {
  const runs = text.match(/\+?\d(?:[\s().\-/]{0,3}\d)+/g) ?? [];
  return runs.some((run) => run.replace(/\D/g, '').length >= phoneDigits);
}
