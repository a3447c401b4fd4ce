import type { NeededConsent } from '@parlour/models/account/consents/consents';

/**
 * What one button may answer: the two texts, and every other consent by itself, so that none hides behind another (GDPR,
 * article 7).
 */
const questionOf = {
  terms: 'texts',
  privacy: 'texts',
  special_data: 'special_data',
  age: 'age',
} as const satisfies Record<NeededConsent, string>;

export interface ConsentQuestion {
  about: (typeof questionOf)[NeededConsent];
  kinds: readonly NeededConsent[];
}

/** What of all that is due is asked first; null where nothing is. */
export function firstQuestion(due: readonly NeededConsent[]): ConsentQuestion | null {
  const [first] = due;
  if (first === undefined) return null;
  const about = questionOf[first];
  return { about, kinds: due.filter((kind) => questionOf[kind] === about) };
}
