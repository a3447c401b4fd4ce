import { useLingui } from '@lingui/react/macro';
import { Display, EveningLead } from '@parlour/ui';
import { BesideGrid, JoinPlace } from '../beside-form-look.ts';
import type { LanderProps } from '../lander-props.ts';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { CountryChoice } from './country-choice.tsx';
import { CountryMap } from './country-map.tsx';
import { Atlas, Said, Sheet } from './atlas-look.ts';
import { RegionChoice } from './region-choice.tsx';
import { usePlace } from './use-place.ts';

const FORM = 'join-here';

/** An atlas opened at the visitor's country: one says where one lives, and that is where the profile begins. */
export function Maplanding({ lander, signUp, lastResult }: LanderProps) {
  const { t } = useLingui();
  const place = usePlace(lastResult);
  const words = wordsOf(lander, {
    a: {
      headline: t`Begin where you live.`,
      lead: t`Choose your part of the map. Others see it on your profile, never where exactly you are.`,
    },
    b: {
      headline: t`How far would you go for a good evening?`,
      lead: t`Start from your own corner. Others see your region, never your street.`,
    },
  });
  return (
    <Atlas>
      <LanderHead words={words} />
      <BesideGrid>
        <Said>
          <Display as="h1">{words.headline}</Display>
          <EveningLead>{words.lead}</EveningLead>
          <CountryChoice country={place.country} countries={place.countries} />
        </Said>
        <Sheet>
          <CountryMap place={place} />
          <RegionChoice form={FORM} place={place} />
        </Sheet>
        <JoinPlace $elevation="floating">{signUp({ form: FORM })}</JoinPlace>
      </BesideGrid>
    </Atlas>
  );
}
