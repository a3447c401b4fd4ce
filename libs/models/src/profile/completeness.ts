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

/** How complete a profile is, 0 to 100, and the step that would add most; null when nothing is missing. */
export function completeness(profile: ProfileFacts): { percent: number; next: ProfileStep | null } {
  const shares: Record<ProfileStep, number> = {
    main_photo: profile.hasMainPhoto ? 1 : 0,
    about_me: Math.min(1, (profile.about_me?.trim().length ?? 0) / enoughText),
    location: (profile.region ? 0.5 : 0) + (profile.city ? 0.5 : 0),
    interests: Math.min(1, profile.interests.length / enoughInterests),
    second_photo: profile.photos > 1 ? 1 : 0,
    facts: profile.facts.length === 0 ? 1 : profile.facts.filter((fact) => fact !== null).length / profile.facts.length,
  };
  const missing = (Object.keys(parts) as ProfileStep[]).map((step) => ({ step, points: parts[step] * (1 - shares[step]) }));
  const lost = missing.reduce((sum, { points }) => sum + points, 0);
  const worst = missing.reduce((most, entry) => (entry.points > most.points ? entry : most));
  return { percent: Math.floor(100 - lost + 1e-9), next: worst.points > 0 ? worst.step : null };
}
