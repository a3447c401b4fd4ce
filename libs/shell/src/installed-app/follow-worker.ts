import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { refresh } from '@parlour/api-client/live/refresh';
import { useLastPush } from '@parlour/state/device/push-state';

type WorkerMessage = { type: 'push'; kind: string } | { type: 'go'; path: string };

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
