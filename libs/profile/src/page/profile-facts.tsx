import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Eye, HeartHandshake, PenTool, Ruler, Scissors, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import type { Profile } from '@parlour/contract/types/profile';
import { useInterestWords } from '@parlour/i18n/labels/use-interest-words';
import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { isInterest, type Interest } from '@parlour/models/interests';
import { interestsInCommon } from '@parlour/models/profile/interests-in-common';
import { profileFacts, type ProfileFact } from '@parlour/models/profile-fields';
import { Chip, ChipRow, Heading, Stack, Text, type Glyph } from '@parlour/ui';

/** A member's own words. */
export const Prose = styled(Text).attrs({ lang: '' })`
  max-width: 58ch;
  font-size: var(--text-larger);
  line-height: 1.55;
  white-space: pre-line;
  unicode-bidi: plaintext;
  overflow: clip;
  text-wrap: pretty;
`;

/** The picture of each fact. */
const factGlyphs = {
  relationship_status: HeartHandshake,
  sexuality: Sparkles,
  body_type: Ruler,
  eye_color: Eye,
  hair_color: Scissors,
  tattoos: PenTool,
} as const satisfies Record<ProfileFact, Glyph>;

/** The text about oneself under its heading; nothing where the viewer may not read it, or there is none. */
export function AboutMe({ profile }: { profile: Pick<Profile, 'about_me'> }) {
  const { t } = useLingui();
  if (!profile.about_me) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading>{t`About me`}</Heading>
      <Prose>{profile.about_me}</Prose>
    </Stack>
  );
}

/** What the member told of themselves, as chips. Colours say of what they are. */
export function Facts({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const told = profileFacts.flatMap((field) => {
    const value = profile[field];
    const label = value === null ? undefined : choiceLabel(field, value);
    return label ? [{ field, label: i18n._(label) }] : [];
  });
  if (told.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading>{t`In short`}</Heading>
      <ChipRow>
        {told.map(({ field, label }) => (
          <li key={field}>
            <Chip glyph={factGlyphs[field]}>
              {field.endsWith('_color')
                ? t`${{ field: i18n._(profileFieldLabels[field]) }}: ${{ value: label }}`
                : label}
            </Chip>
          </li>
        ))}
      </ChipRow>
    </Stack>
  );
}

export interface InterestChipsProps {
  interests: readonly Interest[];
  /** The viewer's: those that are shared carry a tick and stand first. */
  mine: readonly string[];
  /** How many are shown; all of them where nothing is said. */
  most?: number;
}

/** Interests in the order of the alphabet of the page's language, those in common first. */
export function InterestChips({ interests, mine, most }: InterestChipsProps) {
  const common = interestsInCommon(mine, interests);
  const sorted = useInterestWords(interests)
    .map((interest) => ({ ...interest, chosen: common.includes(interest.value) }))
    .toSorted((one, other) => Number(other.chosen) - Number(one.chosen));
  return (
    <ChipRow>
      {sorted.slice(0, most).map(({ value, label, chosen }) => (
        <li key={value}>
          <Chip chosen={chosen}>{label}</Chip>
        </li>
      ))}
    </ChipRow>
  );
}

/** Interests, and how many of them the viewer shares. */
export function Interests({ profile, mine }: { profile: Pick<Profile, 'interests'>; mine: readonly string[] }) {
  const { t } = useLingui();
  const known = profile.interests.filter(isInterest);
  const common = interestsInCommon(mine, known);
  if (known.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading>{t`Interests`}</Heading>
      <InterestChips interests={known} mine={mine} />
      {common.length > 0 && (
        <Text $size="small" $tone="quiet">
          {t`${plural(common.length, { one: '# in common with you', other: '# in common with you' })}`}
        </Text>
      )}
    </Stack>
  );
}
