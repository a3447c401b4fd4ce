import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWhenOnline } from '@parlour/state/device/use-online';
import { resendLost } from './resend-lost.ts';

/** Sends what waits for a connection, to whomever it is, as soon as there is one, or the page is loaded with one. Mounted once. */
export function useResending(): void {
  const client = useQueryClient();
  useEffect(() => void resendLost(client), [client]);
  useWhenOnline(() => void resendLost(client));
}
