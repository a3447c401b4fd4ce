import { useQuery } from '@tanstack/react-query';
import { consentsOptions } from '@parlour/api-client/account/consents';
import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';

/** What was answered to counting: by a member anywhere, by a visitor on this device; null where nobody has. */
export function useAnalyticsChoice(): boolean | null {
  const { analyticsChoice } = useSite();
  const isMember = useViewer() !== null;
  const { data } = useQuery({ ...consentsOptions(), enabled: isMember });
  if (!isMember) return analyticsChoice;
  return data?.consents.find(({ kind }) => kind === 'analytics')?.given ?? null;
}
