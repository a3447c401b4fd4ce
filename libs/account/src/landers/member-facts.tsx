import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, FlaskConical, MapPin } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Chip, ChipRow, fictionalGlyph, type Glyph } from '@parlour/ui';

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

function useFacts({ fictional, demo, verified, city, country }: ProfileCard): [Glyph, string][] {
  const { t, i18n } = useLingui();
  const { fictional_icon: icon, fictional_singular: word } = useSite().settings;
  const place = city ?? new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country);
  return [
    ...(fictional ? [[fictionalGlyph(icon), word ?? t`Fictional profile`] satisfies [Glyph, string]] : []),
    ...(demo ? [[FlaskConical, t`Demo`] satisfies [Glyph, string]] : []),
    ...(place ? [[MapPin, place] satisfies [Glyph, string]] : []),
    ...(verified.photo ? [[BadgeCheck, t`Photo verified`] satisfies [Glyph, string]] : []),
  ];
}
