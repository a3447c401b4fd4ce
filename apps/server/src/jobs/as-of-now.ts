import type { Site } from '@parlour/server-kit/sites/sites';

/** A brand as a piece of work comes to it: as it is served, and when. */
export interface SiteNow extends Site {
  now: Date;
}

/** A brand as it is at this moment, for one piece of work. */
export const asOfNow = (site: Site): SiteNow => ({ ...site, now: new Date() });
