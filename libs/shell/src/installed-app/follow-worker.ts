import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import type { LiveMemberProps } from '@parlour/api-client/live/live-member';
import { refresh } from '@parlour/api-client/live/refresh';
import { showAppBadge } from '@parlour/api-client/live/use-app-badge';
import { closeSeenNotifications } from '@parlour/api-client/live/use-seen-notifications';
import { useLastPush } from '@parlour/state/device/push-state';

type WorkerMessage = { type: 'push'; kind: string } | { type: 'go'; path: string };

/** What a push said that came after its news was seen is said no longer. */
function putRight({ counts }: { counts: LiveMemberProps['counts'] }): void {
  closeSeenNotifications(counts);
  showAppBadge(counts.unread + counts.new_likes);
}

/**
 * Hears the service worker: a push means that something is new (contract part 6), a tapped notification where to go. Draws
 * nothing; mounted once.
 */
export function FollowWorker() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [, keepLast] = useLastPush();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return undefined;
    const hear = ({ data, ports: [answer] }: MessageEvent<WorkerMessage>): void => {
      if (data.type === 'push') {
        keepLast({ kind: data.kind, at: new Date().toISOString() });
        refresh(client);
        void client.query({ ...userOptions(), staleTime: 0 }).then(putRight, () => undefined);
      } else {
        answer?.postMessage('going');
        void navigate(data.path);
      }
    };
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  }, [client, keepLast, navigate]);
  return null;
}
