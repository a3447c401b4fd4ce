import { profileFacts, type ProfileFact, type ProfileField } from '../profile-fields.ts';
import { hasPhoto } from './has-photo.ts';

/** What makes a profile worth opening, with its part of a hundred where the brand shows every field. */
const parts = {
  main_photo: 25,
  about_me: 20,
  location: 15,
  interests: 15,
  second_photo: 10,
  facts: 15,
} as const;

export type ProfileStep = keyof typeof parts;

const profileSteps = Object.keys(parts) as ProfileStep[];

/** A profile's own fields, as the API gives them to their owner. */
export interface OwnProfileFields extends Record<ProfileFact, string | null> {
  photos_total: number;
  main_image: unknown;
  photos: readonly { status: string }[];
  about_me: string | null;
  /** Words that others do not see before they are saved: nothing is told by them yet. */
  about_me_draft?: boolean | undefined;
  region: string | null;
  city: string | null;
  interests: readonly string[];
}

/** Interests that are enough for others to start a conversation. */
const enoughInterests = 3;
/** Characters from which a text about oneself says something. */
const enoughText = 40;

export interface Completeness {
  /** 0 to 100. */
  percent: number;
  /** The step that would add most; null when none is left. */
  next: ProfileStep | null;
}

/** How complete a profile is, by the fields that the brand shows (`visible_profile_fields`). */
export function completeness(profile: OwnProfileFields, visible: readonly ProfileField[]): Completeness {
  const shares = sharesOf(profile, visible);
  const steps = profileSteps.flatMap((step) => {
    const share = shares[step];
    return share === null ? [] : [{ step, most: parts[step], missing: parts[step] * (1 - share) }];
  });
  const most = steps.reduce((sum, step) => sum + step.most, 0);
  const missing = steps.reduce((sum, step) => sum + step.missing, 0);
  const [first] = steps.filter((step) => step.missing > 0).toSorted((one, other) => other.missing - one.missing);
  return { percent: Math.floor(100 * (1 - missing / most) + 1e-9), next: first?.step ?? null };
}

/** What is done of each step, 0 to 1; null where the brand shows nothing of it. */
function sharesOf(profile: OwnProfileFields, visible: readonly ProfileField[]): Record<ProfileStep, number | null> {
  const told = (fields: readonly (keyof OwnProfileFields & ProfileField)[]): number | null => {
    const shown = fields.filter((field) => visible.includes(field));
    return shown.length === 0 ? null : shown.filter((field) => profile[field] !== null).length / shown.length;
  };
  const text = profile.about_me_draft ? 0 : (profile.about_me?.trim().length ?? 0);
  return {
    main_photo: hasPhoto(profile) ? 1 : 0,
    about_me: visible.includes('about_me') ? Math.min(1, text / enoughText) : null,
    location: told(['region', 'city']),
    interests: visible.includes('interests') ? Math.min(1, profile.interests.length / enoughInterests) : null,
    second_photo: profile.photos_total > 1 ? 1 : 0,
    facts: told(profileFacts),
  };
}
