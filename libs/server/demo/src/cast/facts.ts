import type { Locale } from '@parlour/models/locale';
import { regionsOf } from '@parlour/models/geography/regions';
import type { Country } from '@parlour/models/geography/country';
import { interests } from '@parlour/models/interests';
import {
  bodyTypes,
  eyeColors,
  relationshipStatuses,
  tattooAnswers,
  type HairColor,
} from '@parlour/models/profile-fields';
import { faceOf, type HairColour, type Sitter } from '../face.ts';
import type { Random } from '../random.ts';
import { demoWords } from '../words/index.ts';
import type { CastProfile } from './cast-member.ts';

/** The profile's word for hair as it is drawn. */
const hairNames: Record<HairColour, HairColor> = {
  ink: 'black',
  brown: 'brown',
  auburn: 'red',
  blond: 'blond',
  grey: 'grey',
  silver: 'white',
};

/** What the profile says about hair, so that it is what the portrait shows. */
export const hairColorOf = (sitter: Omit<Sitter, 'hairColor' | 'photo'>): HairColor =>
  hairNames[faceOf({ ...sitter, hairColor: null, photo: 0 }).hairColour];

/** Regions of a country with the most cities: half of its people live there, so that searching one region finds somebody. */
const busyRegions = 3;

/** Where somebody lives: one half in the busy regions of the country, the others anywhere in it. */
export function placeIn(country: Country, random: Random): { region: string; city: string } {
  const regions = regionsOf(country);
  const busy = regions.toSorted((one, other) => other.cities.length - one.cities.length).slice(0, busyRegions);
  const region = random.pick(random.chance(0.5) ? busy : regions);
  return { region: region.id, city: random.pick(region.cities) };
}

/** The fields that are a matter of taste; some people leave one out. */
export function factsOf(
  random: Random,
): Pick<CastProfile, 'eye_color' | 'body_type' | 'relationship_status' | 'tattoos' | 'interests'> {
  const sometimes = <Value>(value: Value): Value | null => (random.chance(0.88) ? value : null);
  return {
    eye_color: sometimes(random.pick(eyeColors)),
    body_type: sometimes(random.pick(bodyTypes)),
    relationship_status: sometimes(random.chance(0.7) ? 'single' : random.pick(relationshipStatuses)),
    tattoos: sometimes(random.pick(tattooAnswers)),
    interests: random.sample(interests, random.between(3, 9)),
  };
}

/** Three sentences in the member's language. */
export function aboutIn(language: Locale, random: Random): string {
  const { openings, middles, endings } = demoWords[language].about;
  return [openings, middles, endings].map((sentences) => random.pick(sentences)).join(' ');
}
