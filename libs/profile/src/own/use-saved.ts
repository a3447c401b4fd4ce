import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { setOwnProfile } from '@parlour/api-client/profile/profile';
import type { Profile } from '@parlour/contract/types/profile';
import { useToast } from '@parlour/state';

/** After something of the own profile was saved: shows it everywhere and says so. */
export function useSaved() {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  return (profile: Profile): void => {
    setOwnProfile(client, profile);
    showToast({ tone: 'success', text: t`Saved` });
  };
}
