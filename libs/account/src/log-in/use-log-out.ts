import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { endSession } from '@parlour/api-client/account/session';
import { addresses } from '@parlour/contract/addresses';

/** Logs out and begins the site anew, so that nothing of the session stays in memory. */
export function useLogOut(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const leave = () => window.location.assign(addresses.index.href());
    endSession(client).then(leave, leave);
  }, [client]);
}
