import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { sendLogOut } from '@parlour/api-client/account/log-out';
import { leaveFor } from '@parlour/api-client/leave-for';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state';

/** Logs out and begins the site anew, so that nothing of the session stays in memory; says so where the session lives on. */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  return () =>
    void sendLogOut(client).then(
      () => leaveFor(addresses.index.href()),
      () => showToast({ tone: 'danger', text: t`You are still logged in: logging out failed. Please try again.` }),
    );
}
