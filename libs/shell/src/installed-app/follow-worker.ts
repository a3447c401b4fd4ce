import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { refresh } from '@parlour/api-client/live/refresh';

type WorkerMessage = { type: 'push' } | { type: 'go'; path: string };

/**
 * Hears the service worker: a push means that something is new (contract part 6), a tapped notification where to go. Draws
 * nothing; mounted once.
 */
export function FollowWorker() {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return undefined;
    const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
      if (data.type === 'push') refresh(client);
      else void navigate(data.path);
    };
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  }, [client, navigate]);
  return null;
}
