import type { ProfileStep } from '@parlour/models/profile/completeness';
import { addresses } from '../addresses.ts';

/** The parts of one's own profile that are changed by a form of their own. */
export const editedParts = ['basics', 'location', 'about', 'interests', 'facts'] as const;
export type EditedPart = (typeof editedParts)[number];
export type ProfilePart = 'photos' | EditedPart;

/** Where a part of one's own profile is changed: its form opens there, with and without JavaScript. */
export const profilePartAddress = (part: ProfilePart): string =>
  part === 'photos'
    ? `${addresses.profile.href()}#photos`
    : `${addresses.profile.href(undefined, { edit: part })}#${part}`;

const partOfStep: Record<ProfileStep, ProfilePart> = {
  main_photo: 'photos',
  second_photo: 'photos',
  about_me: 'about',
  location: 'location',
  interests: 'interests',
  facts: 'facts',
};

/** Where the next best step of a profile is taken. */
export const profileStepAddress = (step: ProfileStep): string => profilePartAddress(partOfStep[step]);
