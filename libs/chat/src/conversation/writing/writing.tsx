import { Trans, useLingui } from '@lingui/react/macro';
import { Gift, Image } from 'lucide-react';
import { useEffect, useEffectEvent, useId, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { addresses } from '@parlour/contract/addresses';
import { isHelpedByCredits } from '@parlour/models/chat/helped-by-credits';
import { isUnseen } from '@parlour/models/unseen';
import { Composer, from, IconButton, LinkButton, lowOnly, type MenuEntry, useFocusHeir } from '@parlour/ui';
import { useGiftPicker } from '../../gifts/use-gift-picker.tsx';
import { usePhotoSheet } from '../../photos/use-photo-sheet.tsx';
import type { Acknowledgement } from '../../use-acknowledgement.tsx';
import { ChatForm } from './chat-form.tsx';
import { SendNotice } from './send-notice.tsx';
import { UnsentWords } from './unsent-words.tsx';
import { useMessageLimit } from './use-message-limit.ts';
import { useNextPrice } from './use-next-price.ts';
import type { Outgoing } from './use-outgoing.ts';
import type { Sending } from './use-sending.ts';
import { useTellTyping } from './use-tell-typing.ts';
import { WritingFields } from './writing-fields.tsx';
import { focusPlace, isWritingOver, noticeId, writingId } from './writing-place.ts';
import { WritingTray } from './writing-tray.tsx';

const Place = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 760px);
  gap: 8px;
  justify-content: center;
  padding: 8px 12px max(12px, env(safe-area-inset-bottom));

  ${from.desk} {
    padding: 8px 24px 24px;
  }

  /* A phone on its side: what is said above the box takes no room from its button. */
  ${lowOnly} {
    gap: 4px;
    padding-block: 4px max(4px, env(safe-area-inset-bottom));

    [role='status'] > div {
      padding-block: 6px;
    }
  }
`;

const buyCredits = (
  <LinkButton tone="primary" href={addresses.credits.href()} aria-describedby={noticeId}>
    <Trans>Buy credits</Trans>
  </LinkButton>
);

interface WritingProps {
  ref: RefObject<HTMLDivElement | null>;
  page: ConversationPage;
  isBlocked?: boolean;
  /** Ends the viewer's own block. */
  unblock?: MenuEntry;
  outgoing: readonly Outgoing[];
  sending: Sending;
  acknowledgement: Acknowledgement;
  /** Puts the focus where one writes. */
  focusBox: () => void;
}

/** The place to write: what the next message costs, what stands in its way, and how to begin. */
export function Writing(props: WritingProps) {
  const { ref, page, isBlocked, unblock, outgoing, sending, acknowledgement, focusBox } = props;
  const { t } = useLingui();
  const gifts = useGiftPicker(page.profile, page.can_send);
  const photos = usePhotoSheet(page.profile, page.can_send);
  const typing = useTellTyping(page.conversation?.id);
  const price = useNextPrice(page);
  const acceptForm = useId();
  const { draft, refusal } = sending;
  const { name } = page.profile;
  const { reason } = page.can_send;
  const limit = useMessageLimit();
  const composer = useFocusHeir(focusPlace);
  const isOver = isWritingOver(reason);
  const takeFocus = useEffectEvent(() => document.activeElement === ref.current && focusBox());
  useEffect(() => void (isOver || takeFocus()), [isOver]);
  // What the box says of its own text is not said above it too.
  const isSaidBelow = refusal?.code === 'message_too_long' && [...draft.text.trim()].length > limit.most;
  // The first in its place in either case, and so kept: it says aloud what comes to stand in the way.
  const notice = (
    <SendNotice
      page={page}
      isBlocked={isBlocked}
      unblock={unblock}
      refusal={isSaidBelow ? null : refusal}
      isBlank={draft.text === ''}
      isWaiting={outgoing.some((each) => each.status === 'failed' && each.failure === 'unsent')}
      focusBox={focusBox}
    />
  );
  if (isOver)
    return (
      <Place ref={ref}>
        {notice}
        {reason !== 'already_blocked' && draft.text !== '' && <UnsentWords>{draft.text}</UnsentWords>}
      </Place>
    );

  const write = (text: string) => {
    draft.write(text);
    if (text !== '') typing.tell();
  };
  const choose = (text: string) => {
    write(text);
    focusBox();
  };
  const send = () => {
    if (!acknowledgement.given()) return;
    sending.send(acknowledgement.needed);
    typing.endWithMessage();
    focusBox();
  };
  return (
    <Place ref={ref}>
      {notice}
      <Composer
        ref={composer}
        id={writingId}
        label={t`Write to ${name}`}
        text={draft.text}
        isUnseen={isUnseen(draft.text)}
        onText={write}
        onPicture={photos.open}
        onSend={send}
        sendLabel={price.sendLabel}
        cost={price.tag}
        tools={
          <>
            <IconButton data-scripted label={t`Send a photo`} glyph={Image} onClick={() => photos.open()} />
            <IconButton data-scripted label={t`Send a gift`} glyph={Gift} onClick={gifts.open} />
          </>
        }
        limit={limit}
        fields={<WritingFields page={page} />}
        tray={
          <WritingTray page={page} text={draft.text} acceptForm={acceptForm} focusBox={focusBox} onChoose={choose}>
            {acknowledgement.field}
          </WritingTray>
        }
        instead={isHelpedByCredits(reason) ? buyCredits : undefined}
      />
      {page.conversation?.state === 'request' && (
        <ChatForm id={acceptForm} conversationId={page.conversation.id} act="accept" value="yes" />
      )}
      {photos.sheet}
      {gifts.picker}
    </Place>
  );
}
