import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userOptions } from '../account/user.ts';

/** Shows so many as new on the installed app's icon, or nothing for none. */
export function showAppBadge(count: number): void {
  const shown = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  // Refused where the app is not installed; the title says it as well.
  shown?.catch(() => undefined);
}

/**
 * Shows unread messages plus new likes on the installed app's icon (spec section 4). Mounted on every page: a visitor has
 * neither, so nothing of a member's stays there after logging out, however the session ended.
 */
export function useAppBadge(): void {
  const { data } = useQuery(userOptions());
  const count = data && data.counts.unread + data.counts.new_likes;
  useEffect(() => {
    if (count !== undefined) showAppBadge(count);
  }, [count]);
}
