import { useSite } from '@parlour/api-client/site';
import { mayJoin, type SignupVerdict } from '@parlour/models/account/signup-open';
import { useTracking } from './use-tracking.ts';

/** May whoever looks join here? The server's own rule, which also hears what this device remembers of an invitation. */
export function useJoinVerdict(): SignupVerdict {
  const { settings } = useSite();
  return mayJoin(settings.signups, useTracking(), settings.geoip_country, settings.countries);
}
