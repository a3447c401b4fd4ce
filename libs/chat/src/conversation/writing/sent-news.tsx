import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSent } from '@parlour/api-client/chat/sendings';
import type { Message } from '@parlour/contract/types/chat';
import { Spoken } from '@parlour/ui';

/**
 * Milliseconds after which it is said: the sheet of a gift, outside of which nothing is heard, is closed by then, and the button
 * that it gives the focus back to has been named. What is sent in one go, after a connection came back, is said once.
 */
const pause = 500;

/** Tells those who listen that what they sent has arrived, or waits for their confirmation; the mark at its end is only seen. */
export function SentNews({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [sent, tell] = useState<Message>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onSent(client, profileId, (_, { message }) => {
      clearTimeout(timer);
      timer = setTimeout(tell, pause, message);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, profileId]);
  return (
    <Spoken id={sent?.id}>
      {sent?.status === 'held' ? t`Waiting for your confirmation` : t({ message: 'Sent', context: 'message' })}
    </Spoken>
  );
}
