/** Pages on which nobody is asked for a photo: their own profile, joining, paying, and what is only read (spec section 9). */
const withoutAlert = new Set([
  'profile',
  'signup',
  'complete-signup',
  'signup-matches',
  'activate',
  'mail-change',
  'credits',
  'payments',
  'directdebit',
  'premium',
  'pricing',
  'pages',
  'complaints',
  'account-deleted',
]);

/** May the profile-photo alert stand on the page of this path? */
export const showsPhotoAlert = (pathname: string): boolean => !withoutAlert.has(pathname.split('/')[1] ?? '');
