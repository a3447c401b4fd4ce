import { useLingui } from '@lingui/react';
import { interests, type Interest } from '@parlour/models/interests';
import { interestLabels } from './interests.ts';

/** Interests with their words, by the alphabet of the reader's language; all of them where none are given. */
export function useInterestWords(some: readonly Interest[] = interests): { value: Interest; label: string }[] {
  const { i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale);
  return some
    .map((value) => ({ value, label: i18n._(interestLabels[value]) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
