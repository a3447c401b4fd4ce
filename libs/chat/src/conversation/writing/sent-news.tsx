import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSent } from '@parlour/api-client/chat/sending/sendings';
import type { Message } from '@parlour/contract/types/chat';
import { Spoken } from '@parlour/ui';

/**
 * Milliseconds before the news is spoken. By then the sheet of a gift is closed, outside of which nothing is heard, and
 * the button that it gives the focus back to has been named. What is sent in one go, after a connection came back, is
 * told once.
 */
const pause = 500;

/** Tells those who listen that a message has arrived, or waits for their confirmation: its mark can only be seen. */
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
