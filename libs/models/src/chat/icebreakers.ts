import { isInterest, type Interest } from '../interests.ts';

/** A first sentence to choose from; the words for each key are the web's, filled with `params`. */
export type Icebreaker =
  | { id: string; key: 'shared_interest' | 'their_interest'; params: { interest: Interest } }
  | { id: string; key: 'their_city'; params: { city: string } }
  | { id: string; key: 'about_me'; params: Record<string, never> };

/** What the other profile really says; nothing else may be spoken of. */
export interface IcebreakerFacts {
  myInterests: readonly string[];
  theirInterests: readonly string[];
  theirCity: string | null;
  theirAboutMe: string | null;
}

const MAX_CHOICES = 4;

/** Up to four openings from what both share, else from what the other tells (contract E8). */
export function icebreakers({ myInterests, theirInterests, theirCity, theirAboutMe }: IcebreakerFacts): Icebreaker[] {
  const known = theirInterests.filter(isInterest);
  const shared = known.filter((interest) => myInterests.includes(interest));
  const theirs = known.filter((interest) => !myInterests.includes(interest));
  const choices: Icebreaker[] = [
    ...shared.slice(0, 2).map((interest) => ({
      id: `shared_interest:${interest}`,
      key: 'shared_interest' as const,
      params: { interest },
    })),
    ...theirs
      .slice(0, 2)
      .map((interest) => ({ id: `their_interest:${interest}`, key: 'their_interest' as const, params: { interest } })),
  ];
  if (theirAboutMe) choices.push({ id: 'about_me', key: 'about_me', params: {} });
  if (theirCity) choices.push({ id: 'their_city', key: 'their_city', params: { city: theirCity } });
  return choices.slice(0, MAX_CHOICES);
}
