import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { sendLogOut } from '@parlour/api-client/account/log-out';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { leaveFor } from '@parlour/api-client/leave-for';
import { pauseReads } from '@parlour/api-client/pause-reads';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { addresses } from '@parlour/contract/addresses';
import { SECOND } from '@parlour/models/durations';
import { useToast } from '@parlour/state/page/toasts';
import { letPageGo } from '@parlour/state/page/hold-page';
import { forgetKept } from '@parlour/state/stored/browser-storage';

/** Milliseconds after which somebody wonders whether anything happens. */
const SLOW = SECOND;
const about = 'log-out';

/**
 * Logs out and loads the site anew, so that nothing of the session stays in memory, or on a device that somebody else
 * may use next. The links of the site wait meanwhile. The member is told where this takes a while, and where it failed
 * and the session lives on.
 */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const logOut = async (): Promise<void> => {
    const goOn = await pauseReads(client);
    const pending = setTimeout(() => showToast({ tone: 'notice', text: t`Logging out`, about }), SLOW);
    try {
      const viewer = client.getQueryData(userOptions().queryKey)?.user;
      await endSession(client);
      if (viewer) forgetKept(viewer.id);
      sessionLeft.announce();
      letPageGo();
      // Nobody is logged in by now: a read before the next page is here would lead to the log-in instead.
      await leaveFor(addresses.index.href(), goOn);
    } catch {
      goOn();
      showToast({ tone: 'danger', text: t`You are still logged in: logging out failed. Please try again.`, about });
    } finally {
      clearTimeout(pending);
    }
  };
  return () => void logOut();
}

/** Asks once more where the answer was lost: the second answer says so if the session has ended all the same. */
const endSession = (client: QueryClient): Promise<void> =>
  sendLogOut(client).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.mayHaveHappened)) throw error;
    return sendLogOut(client);
  });
