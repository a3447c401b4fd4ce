import { sessionEnded } from '@parlour/api-client/session-ended';
import { addresses } from '@parlour/contract/addresses';

/** When the server no longer knows this session, the whole page starts anew at log-in, so nothing of it stays in memory. */
export function endSession(): void {
  sessionEnded.subscribe(() => {
    const { pathname, search } = window.location;
    if (pathname === addresses.login.pattern) return;
    window.location.assign(addresses.login.href(undefined, { next: pathname + search }));
  });
}
