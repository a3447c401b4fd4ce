/** Terms are never older than this (spec section 9). */
const OLDEST_TERMS = '2023-12-01';

/** The version of the terms: the day they became valid, which is the company's unless that is older (spec section 9). */
export function termsVersionOf(companyAdded: string): string {
  return companyAdded > OLDEST_TERMS ? companyAdded : OLDEST_TERMS;
}

/** What nobody can be a member without. */
export const neededConsents = ['terms', 'privacy', 'special_data', 'age'] as const;
export type NeededConsent = (typeof neededConsents)[number];

export interface Consent {
  kind: string;
  version: string;
  given: boolean;
}

/** The consents that are missing or were given to an older text; `latest` holds the newest of each kind. */
export function consentsDue(latest: readonly Consent[], termsVersion: string): NeededConsent[] {
  return neededConsents.filter((kind) => {
    const consent = latest.find((candidate) => candidate.kind === kind);
    if (!consent?.given) return true;
    return (kind === 'terms' || kind === 'privacy') && consent.version !== termsVersion;
  });
}
