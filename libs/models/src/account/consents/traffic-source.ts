import type { CookieName } from '../cookies.ts';
import type { SignUpPolicy } from '../sign-up/sign-up-open.ts';

/** The cookie of a browser that came by a traffic source, and its value. */
export const trafficSourceCookie = 'traffic_source' satisfies CookieName;
export const trafficSourceKnown = '1';

interface SourcePolicy {
  signups: SignUpPolicy;
  logged_out_search_trafficsource: boolean;
}

/** Does the brand let those in who came by a source, and them alone (spec section 6)? No other remembers it. */
export const asksForSource = ({ signups, logged_out_search_trafficsource }: SourcePolicy): boolean =>
  signups === 'with_trafficsource' || logged_out_search_trafficsource;
