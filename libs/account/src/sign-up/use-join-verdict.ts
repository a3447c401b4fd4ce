import { useSite } from '@parlour/api-client/site';
import { hasTrafficSource, mayJoin, type SignUpVerdict } from '@parlour/models/account/sign-up/sign-up-open';
import { useTracking } from './use-tracking.ts';

/** May whoever looks join here? The server's own rule, which also hears what this device remembers of an invitation. */
export function useJoinVerdict(): SignUpVerdict {
  const { settings, hasTrafficSource: isKnown } = useSite();
  const bySource = hasTrafficSource(useTracking()) || isKnown;
  return mayJoin(settings.signups, bySource, settings.geoip_country, settings.countries);
}
