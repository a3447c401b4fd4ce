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
