import type { CookieName } from '../account/cookies.ts';

/** The cookie of a browser in which a member chose whose prices to see (spec section 3). */
export const paymentCountryCookie = 'payment_country' satisfies CookieName;
