import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorSentence } from '@parlour/i18n';
import { useOnline } from '@parlour/state/device/use-online';
import { MessageBubble, MessagePhoto, TextButton, useFocusHeir, type MessageBody } from '@parlour/ui';
import { GiftInside } from '../../gifts/gift-inside.tsx';
import { addressOf } from '../../photos/conversation-photo.tsx';
import type { FailedMessage, Failure, Outgoing } from '../writing/use-outgoing.ts';

interface OutgoingLineProps {
  outgoing: Outgoing;
  onRetry: (failed: FailedMessage) => void;
  onDiscard: () => void;
  /** Takes the focus from a button that has done its work. */
  focusBox: () => void;
}

/** A message on its way, or one that failed and can be tried again; given up only where that leaves nothing with the other. */
export function OutgoingLine({ outgoing, onRetry, onDiscard, focusBox }: OutgoingLineProps) {
  const { t } = useLingui();
  const button = useFocusHeir(focusBox);
  const online = useOnline();
  const sentence = useErrorSentence();
  const { body, inside } = useInside(outgoing.message);
  const bubble = {
    side: 'mine',
    first: true,
    last: true,
    sender: t`You`,
    body,
  } as const;
  if (outgoing.status === 'sending') {
    return (
      <MessageBubble {...bubble} status={{ status: 'sending', label: t`Sending` }}>
        {inside}
      </MessageBubble>
    );
  }
  const sentences: Record<Failure, string> = {
    refused: t`Not sent. No credits were used.`,
    unsent: online ? t`Not sent. No credits were used.` : t`This is sent as soon as you are online again.`,
    unanswered: t`We don’t know whether this arrived. Trying again never charges twice.`,
    missing: t`Not sent. Trying again never charges twice.`,
  };
  const { failure, error } = outgoing;
  const wait = failure === 'refused' && error?.code === 'rate_limited' ? sentence(error) : '';
  const label = [sentences[failure], wait].filter(Boolean).join(' ');
  return (
    <MessageBubble
      {...bubble}
      status={{ status: 'failed', label }}
      failure={
        <>
          <span>{label}</span>
          {(online || failure !== 'unsent') && (
            <TextButton ref={button} onClick={() => onRetry(outgoing)}>{t`Try again`}</TextButton>
          )}
          {failure !== 'unanswered' && <TextButton ref={button} onClick={onDiscard}>{t`Remove`}</TextButton>}
        </>
      }
    >
      {inside}
    </MessageBubble>
  );
}

/** What the bubble has in it, and the kind that it is of. */
function useInside({ gift, photo, text }: Outgoing['message']): { body: MessageBody; inside: ReactNode } {
  const { t } = useLingui();
  if (gift) return { body: 'gift', inside: <GiftInside gift={gift} from="me" /> };
  if (!photo) return { body: 'text', inside: <span lang="">{text}</span> };
  const { width, height } = photo;
  const picture = <MessagePhoto src={addressOf(photo) ?? ''} alt={t`Your photo`} width={width} height={height} />;
  return { body: 'photo', inside: picture };
}
