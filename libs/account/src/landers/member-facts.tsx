import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, MapPin } from 'lucide-react';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Chip, ChipRow, disclosureGlyph, type Glyph } from '@parlour/ui';

/** What visitors may know of a member, as chips; first of all whatever must be said of them. */
export function MemberFacts({ profile }: { profile: ProfileCard }) {
  const facts = useFacts(profile);
  if (facts.length === 0) return null;
  return (
    <ChipRow>
      {facts.map(([glyph, words]) => (
        <li key={words}>
          <Chip glyph={glyph}>{words}</Chip>
        </li>
      ))}
    </ChipRow>
  );
}

function useFacts(profile: ProfileCard): [Glyph, string][] {
  const { t, i18n } = useLingui();
  const disclosures = useDisclosures()(profile);
  const { verified, city, country } = profile;
  const place = city ?? new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country);
  return [
    ...disclosures.map(({ sign, word }) => [disclosureGlyph(sign), word] satisfies [Glyph, string]),
    ...(place ? [[MapPin, place] satisfies [Glyph, string]] : []),
    ...(verified.photo ? [[BadgeCheck, t`Photo verified`] satisfies [Glyph, string]] : []),
  ];
}
