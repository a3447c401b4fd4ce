import { randomOf, type Random } from '../random.ts';
import { seededId } from '../seeded-id.ts';
import { demoWords } from '../words/index.ts';
import { demoRoles, type CastMember, type DemoRole } from './cast-member.ts';
import { castingOf, castingOfLogin, castingOfNeighbour, sexualityOf, type CastSettings } from './casting.ts';
import { aboutIn, factsOf, hairColorOf, placeIn } from './facts.ts';
import { nameGiver } from './names.ts';
import { bornFor, presenceOf, presenceOfLogin } from './times.ts';

/** Members of the demo world in each brand, the accounts to log in with included. */
export const castSize = 168;

/** Members whom each account to log in with is sure to find in its first search: a page of them, and some of the next. */
const neighboursOfEach = 24;

/** Photos of the paying account; others have no more than a free member may. */
const premiumPhotos = 5;

interface CastWish {
  settings: CastSettings;
  /** The same seed and time give the same people. */
  seed: string;
  now: Date;
  size?: number;
}

/** The members of a brand's demo world, made from its settings alone; the accounts to log in with stand first. */
export function castOf({ settings, seed, now, size = castSize }: CastWish): CastMember[] {
  const nameFor = nameGiver();
  return Array.from({ length: size }, (_, place) =>
    castMember({
      settings,
      now,
      seed: `${seed}-${place}`,
      nameFor,
      login: demoRoles[place] ?? null,
      neighbourOf: neighbourAt(place),
    }),
  );
}

/** The places behind the accounts to log in with go to the neighbours of one and the other by turns; null behind those. */
const neighbourAt = (place: number): DemoRole | null =>
  place < demoRoles.length * (1 + neighboursOfEach) ? (demoRoles[place % demoRoles.length] ?? null) : null;

interface Part {
  settings: CastSettings;
  now: Date;
  seed: string;
  nameFor: ReturnType<typeof nameGiver>;
  login: DemoRole | null;
  neighbourOf: DemoRole | null;
}

function castMember({ settings, now, seed, nameFor, login, neighbourOf }: Part): CastMember {
  const random = randomOf(seed);
  const { country, language, gender, age } = castingFor({ settings, login, neighbourOf }, random);
  const presence = login ? presenceOfLogin(login, now) : presenceOf(now, random);
  const fictional = login === null && disclosesFictional(settings) && random.chance(0.05);
  return {
    id: seededId(seed, presence.created_at),
    seed,
    email: `${login ?? seed}@demo.example`,
    language,
    age,
    photos: photosOf(settings, login, random),
    login,
    profile: {
      name: nameFor(random, demoWords[language].names[gender]),
      gender,
      sexuality: sexualityOf(settings, gender, random),
      date_of_birth: bornFor(age, now, settings.time_zone, random),
      country,
      ...placeIn(country, random),
      ...factsOf(random),
      hair_color: hairColorOf({ seed, gender, age }),
      about_me: login || random.chance(0.92) ? aboutIn(language, random) : null,
      fictional,
      photo_verified: !fictional && random.chance(0.35),
      show_to_visitors: !settings.discreet && random.chance(0.6),
      who_can_message: settings.who_can_message[gender],
      blur_images: settings.blur_images && random.chance(0.35),
      ...presence,
    },
  };
}

function castingFor(
  { settings, login, neighbourOf }: Pick<Part, 'settings' | 'login' | 'neighbourOf'>,
  random: Random,
) {
  if (login) return castingOfLogin(settings, login, random);
  return neighbourOf ? castingOfNeighbour(settings, neighbourOf, random) : castingOf(settings, random);
}

function photosOf({ photos_free }: CastSettings, login: DemoRole | null, random: Random): number {
  return login === 'premium' ? premiumPhotos : random.between(1, Math.max(1, photos_free));
}

/** Fictional profiles stand only where the brand has its mark and its sentence for them (contract part 0, 3). */
function disclosesFictional({ fictional_icon, texts }: CastSettings): boolean {
  return (
    fictional_icon !== null &&
    Object.values(texts).every(
      (words) => words?.fictional_warning && words.fictional_singular && words.fictional_plural,
    )
  );
}
