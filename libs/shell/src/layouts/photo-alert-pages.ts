import { addresses } from '@parlour/contract/addresses';
import { isUnder } from '../navigation/is-under.ts';

/** Pages on which nobody is asked for a photo: their own profile, joining, paying, and what is only read (spec section 9). */
const withoutAlert = [
  addresses.profile,
  addresses.signup,
  addresses.completeSignup,
  addresses.signupMatches,
  addresses.activate,
  addresses.mailChange,
  addresses.credits,
  addresses.payment,
  addresses.pricing,
  addresses.page,
  addresses.complaints,
  addresses.accountDeleted,
];

/** May the profile-photo alert stand on the page of this path? */
export const showsPhotoAlert = (pathname: string): boolean => !isUnder(pathname, withoutAlert);
