import { useLingui } from '@lingui/react/macro';
import { MessageBubble, TextButton, useFocusHeir } from '@parlour/ui';
import { GiftInside } from '../gifts/gift-inside.tsx';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingLineProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
  /** Takes the focus from a button that has done its work. */
  focusBox: () => void;
}

/** A message on its way, or one that failed and can be tried again or given up. */
export function OutgoingLine({ outgoing, onRetry, onDiscard, focusBox }: OutgoingLineProps) {
  const { t } = useLingui();
  const button = useFocusHeir(focusBox);
  const { gift, text } = outgoing.message;
  const inside = gift ? <GiftInside gift={gift} from="me" /> : text;
  const bubble = {
    side: 'mine',
    first: true,
    last: true,
    sender: t`You`,
    body: gift ? 'gift' : 'text',
  } as const;
  if (outgoing.status === 'sending') {
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
            {outgoing.isUnanswered
              ? t`Not sent. Trying again never charges twice.`
              : t`Not sent. No credits were used.`}
          </span>
          <TextButton ref={button} onClick={onRetry}>{t`Try again`}</TextButton>
          <TextButton ref={button} onClick={onDiscard}>{t`Remove`}</TextButton>
        </>
      }
    >
      {inside}
    </MessageBubble>
  );
}
