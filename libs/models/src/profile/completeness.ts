/** What makes a profile worth opening, with its part of a hundred. */
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

export interface ProfileFacts {
  photos: number;
  hasMainPhoto: boolean;
  about_me: string | null;
  region: string | null;
  city: string | null;
  interests: readonly string[];
  /** Hair, eyes, build, relationship, tattoos: null where not told. */
  facts: readonly (string | null)[];
}

/** Interests that are enough for others to start a conversation. */
const enoughInterests = 3;
/** Characters from which a text about oneself says something. */
const enoughText = 40;

/** How complete a profile is, 0 to 100, and the step that would add most among those that can be taken; null without one. */
export function completeness(
  profile: ProfileFacts,
  steps: readonly ProfileStep[] = profileSteps,
): { percent: number; next: ProfileStep | null } {
  const shares: Record<ProfileStep, number> = {
    main_photo: profile.hasMainPhoto ? 1 : 0,
    about_me: Math.min(1, (profile.about_me?.trim().length ?? 0) / enoughText),
    location: (profile.region ? 0.5 : 0) + (profile.city ? 0.5 : 0),
    interests: Math.min(1, profile.interests.length / enoughInterests),
    second_photo: profile.photos > 1 ? 1 : 0,
    facts: profile.facts.length === 0 ? 1 : profile.facts.filter((fact) => fact !== null).length / profile.facts.length,
  };
  const missing = (step: ProfileStep): number => parts[step] * (1 - shares[step]);
  const lost = profileSteps.reduce((sum, step) => sum + missing(step), 0);
  const next = steps.filter((step) => missing(step) > 0).toSorted((one, other) => missing(other) - missing(one))[0];
  return { percent: Math.floor(100 - lost + 1e-9), next: next ?? null };
}

/** A profile's own fields, as the API gives them to their owner. */
export interface OwnProfileFields {
  photos_total: number;
  main_image: unknown;
  about_me: string | null;
  region: string | null;
  city: string | null;
  interests: readonly string[];
  sexuality: string | null;
  relationship_status: string | null;
  body_type: string | null;
  hair_color: string | null;
  eye_color: string | null;
  tattoos: string | null;
}

/** What completeness is measured by, of a profile as its owner sees it. */
export const profileFactsOf = (profile: OwnProfileFields): ProfileFacts => ({
  photos: profile.photos_total,
  hasMainPhoto: profile.main_image !== null,
  about_me: profile.about_me,
  region: profile.region,
  city: profile.city,
  interests: profile.interests,
  facts: [
    profile.sexuality,
    profile.relationship_status,
    profile.body_type,
    profile.hair_color,
    profile.eye_color,
    profile.tattoos,
  ],
});

/** The step that would help an own profile most, among those that can be taken; null when none is left. */
export const nextProfileStep = (profile: OwnProfileFields, steps: readonly ProfileStep[]): ProfileStep | null =>
  completeness(profileFactsOf(profile), steps).next;
