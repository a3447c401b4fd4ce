import { profileFacts, type ProfileFact, type ProfileField } from '@parlour/models/profile-fields';

/** The facts that the brand shows (`visible_profile_fields`). */
export const shownFacts = (visible: readonly ProfileField[]): ProfileFact[] =>
  profileFacts.filter((fact) => visible.includes(fact));
