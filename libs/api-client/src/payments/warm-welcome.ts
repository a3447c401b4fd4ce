import type { QueryClient } from '@tanstack/react-query';
import { deviceIsOffline } from '@parlour/i18n/device-is-offline';
import { userOptions } from '../account/user.ts';
import { keptOrAsked } from '../kept-or-asked.ts';

/**
 * Reads the offer to a member who never paid before a page that shows it is drawn, so that nothing moves when it comes. Its
 * failure is nobody's concern (spec section 8), nor is that of its code: a page that was read before is shown without a connection too.
 */
export async function warmWelcome(cache: QueryClient): Promise<void> {
  await readWelcome(cache).catch(() => undefined);
}

async function readWelcome(cache: QueryClient): Promise<void> {
  const { user } = await keptOrAsked(cache, userOptions());
  // Without a connection it would be waited for.
  if (!user || user.paid_user || deviceIsOffline()) return;
  const { welcomeOptions } = await import('./credits.ts');
  await keptOrAsked(cache, welcomeOptions());
}
