import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '../account/user.ts';
import { keptOrAsked } from '../kept-or-asked.ts';

/**
 * Reads the offer to a member who never paid before a page that shows it is drawn, so that nothing moves when it comes. Its
 * failure is nobody's concern (spec section 8).
 */
export async function warmWelcome(cache: QueryClient): Promise<void> {
  const { user } = await keptOrAsked(cache, userOptions());
  if (!user || user.paid_user) return;
  const { welcomeOptions } = await import('./credits.ts');
  await keptOrAsked(cache, welcomeOptions()).catch(() => undefined);
}
