export { locationForm } from './own/location-form.ts';
export {
  OwnProfilePage,
  ownProfileQueries,
  readEditedPart,
  type EditedPart,
  type OwnProfilePageProps,
} from './own/own-profile-page.tsx';
export { profileForm } from './own/profile-form.ts';
export { ProfilePage, profilePageQueries, type ProfilePageProps, type ProfileSlots } from './page/profile-page.tsx';
export { isUnavailable, ProfileUnavailable, type UnavailableCode } from './page/profile-unavailable.tsx';
export { aboutForm } from './sign-up-steps/about-form.ts';
export { AboutStep } from './sign-up-steps/about-step.tsx';
export { LocationStep } from './sign-up-steps/location-step.tsx';
export { personalForm } from './sign-up-steps/personal-form.ts';
export { PersonalStep } from './sign-up-steps/personal-step.tsx';
export { photoForm } from './sign-up-steps/photo-form.ts';
export { PhotoStep } from './sign-up-steps/photo-step.tsx';
export { profileStepQueries } from './sign-up-steps/profile-step-queries.ts';
