import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Arrived } from '@parlour/api-client/chat/sending/on-arrived';
import { addresses } from '@parlour/contract/addresses';
import { Button, LinkButton, MessageBubble, Note, Stack } from '@parlour/ui';
import { GiftInside } from './gift-inside.tsx';

interface GiftGivenProps {
  given: Arrived;
  name: string;
  onDone: () => void;
}

/** Says that the gift was given, with the focus of the button that gave it, and leads to the conversation in which it stands. */
export function GiftGiven({ given: { message, conversation }, name, onDone }: GiftGivenProps) {
  const { t } = useLingui();
  const isHeld = message.status === 'held';
  const arrived = useRef<HTMLDivElement>(null);
  useEffect(() => arrived.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <div ref={arrived} tabIndex={-1}>
        <Note tone="success" title={isHeld ? t`Your gift is waiting` : t`Your gift has arrived`}>
          {isHeld ? (
            <Trans>
              {name} gets your gift once you have confirmed your e-mail address. Until then it costs nothing.
            </Trans>
          ) : (
            <Trans>{name} finds it in your conversation.</Trans>
          )}
        </Note>
      </div>
      {message.gift && (
        <MessageBubble side="mine" first last sender={t`You`} body="gift">
          <GiftInside gift={message.gift} from="me" />
        </MessageBubble>
      )}
      <LinkButton tone="primary" size="large" block href={addresses.chat.href({ id: conversation.id })}>
        <Trans>Open the conversation</Trans>
      </LinkButton>
      <Button block onClick={onDone}>{t`Done`}</Button>
    </Stack>
  );
}
