import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '../account/user.ts';

/**
 * Reads the offer to a member who never paid before a page that shows it is drawn, so that nothing moves when it comes. Its
 * failure is nobody's concern (spec section 8).
 */
export async function warmWelcome(cache: QueryClient): Promise<void> {
  const { user } = await cache.ensureQueryData(userOptions());
  if (!user || user.paid_user) return;
  const { welcomeOptions } = await import('./credits.ts');
  await cache.ensureQueryData(welcomeOptions()).catch(() => undefined);
}
