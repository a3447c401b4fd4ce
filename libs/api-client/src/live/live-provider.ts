import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { applyEvent } from './apply-event.ts';
import { startPolling } from './polling.ts';
import { refresh } from './refresh.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

export interface LiveProviderProps {
  /** Whose events; null for a visitor, who has none. */
  memberId: string | null;
  /** True once push is subscribed: polling may then be rare (spec section 9). */
  push?: boolean;
  children?: ReactNode;
}

/** Keeps the cache of a member's pages fresh: the live stream at once, polling as the base. Mounted once by the shell. */
export function LiveProvider({ memberId, push = false, children }: LiveProviderProps) {
  const client = useQueryClient();

  useEffect(() => {
    if (memberId === null) return undefined;
    return startPolling(() => refresh(client), { push });
  }, [client, memberId, push]);

  useEffect(() => {
    if (memberId === null || !canShareStream()) return undefined;
    return joinStream(memberId, { onMessage: (message) => applyEvent(client, message), onGap: () => refresh(client) });
  }, [client, memberId]);

  return children;
}
