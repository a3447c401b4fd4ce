import { pendingLocation } from '@parlour/api-client/pending-location';
import { sessionEnded } from '@parlour/api-client/session-ended';
import { addresses } from '@parlour/contract/addresses';
import { splitLocale } from '@parlour/models/locale';
import { letPageGo } from '@parlour/state/page/hold-page';

/**
 * When the server no longer knows this session, the whole page starts anew at log-in, in its language, so nothing of it stays in
 * memory. From there it leads back to where its reader is, or was on the way to.
 */
export function endSession(): void {
  sessionEnded.subscribe(() => {
    const { pathname, search } = pendingLocation() ?? window.location;
    const { prefix, path } = splitLocale(pathname);
    if (path === addresses.login.pattern) return;
    letPageGo();
    window.location.assign(prefix + addresses.login.href(undefined, { next: path + search }));
  });
}
