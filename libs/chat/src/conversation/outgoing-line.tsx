import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@parlour/api-client/api-error';
import { MessageBubble, TextButton } from '@parlour/ui';
import type { Outgoing } from './use-outgoing.ts';

/** True where nobody answered: the message may have arrived all the same, and only trying again can tell. */
const isUnanswered = ({ status }: ApiError): boolean => status === 0 || status === 502 || status === 504;

/** A message on its way, or one that failed and can be tried again. */
export function OutgoingLine({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  const { t } = useLingui();
  if (message.status === 'sending') {
    return (
      <MessageBubble side="mine" first last sender={t`You`} status={{ status: 'sending', label: t`Sending` }}>
        {message.text}
      </MessageBubble>
    );
  }
  return (
    <MessageBubble
      side="mine"
      first
      last
      sender={t`You`}
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
      {message.text}
    </MessageBubble>
  );
}
