import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@parlour/api-client/api-error';
import { MessageBubble, TextButton } from '@parlour/ui';
import { GiftInside } from '../gifts/gift-inside.tsx';
import type { Outgoing } from './use-outgoing.ts';

/** True where nobody answered: the message may have arrived all the same, and only trying again can tell. */
const isUnanswered = ({ status }: ApiError): boolean => status === 0 || status === 502 || status === 504;

/** A message on its way, or one that failed and can be tried again. */
export function OutgoingLine({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  const { t } = useLingui();
  const { gift, text } = message;
  const inside = gift ? <GiftInside gift={gift} from="me" /> : text;
  const bubble = {
    side: 'mine',
    first: true,
    last: true,
    sender: t`You`,
    body: gift ? 'gift' : 'text',
  } as const;
  if (message.status === 'sending') {
    return (
      <MessageBubble {...bubble} status={{ status: 'sending', label: t`Sending` }}>
        {inside}
      </MessageBubble>
    );
  }
  return (
    <MessageBubble
      {...bubble}
      status={{ status: 'failed', label: t`Not sent` }}
      failure={
        <>
          <span>
            {isUnanswered(message.error)
              ? t`Not sent. Trying again never charges twice.`
              : t`Not sent. No credits were used.`}
          </span>
          <TextButton onClick={onRetry}>{t`Try again`}</TextButton>
        </>
      }
    >
      {inside}
    </MessageBubble>
  );
}
