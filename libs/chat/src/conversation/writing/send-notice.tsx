import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '@parlour/api-client/api-error';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { isHelpedByCredits } from '@parlour/models/chat/helped-by-credits';
import { useOnline } from '@parlour/state/device/use-online';
import { type MenuEntry, Note, StandaloneLink } from '@parlour/ui';
import { useRefusalSentence } from '../../use-refusal-sentence.ts';
import { Unblock } from './unblock.tsx';
import { noticeId } from './writing-place.ts';

/** One thing for what it describes, and none to look at: its notes keep their places among what is around it. */
const Whole = styled.div`
  display: contents;
`;

interface SendNoticeProps {
  page: ConversationPage;
  /** Told from outside where there is no conversation that would say so. */
  isBlocked?: boolean;
  /** Ends the viewer's own block. */
  unblock?: MenuEntry;
  refusal: ApiError | null;
  /** Nothing is written at the moment. */
  isBlank: boolean;
  /** A message among those above says that it waits for a connection. */
  isWaiting: boolean;
  focusBox: () => void;
}

interface Standing {
  words: ReactNode;
  end?: ReactNode;
  /** Not said aloud: it begins to hold with a message that arrives, which is what there is to hear. */
  isQuiet?: boolean;
}

/**
 * What stands in the way of writing, what happened to the last message, or what becomes of the next: the first that holds. What
 * begins to hold while the page is open is said aloud, so this stays where it is whatever is beside it.
 */
export function SendNotice(props: SendNoticeProps) {
  const { page, isBlocked = false, isWaiting } = props;
  const online = useOnline();
  const sentence = useRefusalSentence();
  const isBlockedByMe =
    isBlocked || page.conversation?.state === 'blocked' || page.can_send.reason === 'already_blocked';
  const standing = useStanding(props, isBlockedByMe);
  const refusal = isBlockedByMe ? null : props.refusal;
  const shown = online && !refusal ? standing : null;
  return (
    <Whole id={noticeId}>
      <Note glyph={WifiOff} announce="polite">
        {!online && !isWaiting && <Trans>You are offline. What you write is kept here.</Trans>}
      </Note>
      {online && refusal && (
        <Note tone="danger" announce="assertive">
          {sentence(refusal)}
        </Note>
      )}
      <Note announce="polite" end={shown?.end}>
        {!shown?.isQuiet && shown?.words}
      </Note>
      {shown?.isQuiet && <Note>{shown.words}</Note>}
    </Whole>
  );
}

/** How the next message stands, and where more can be done about it; null where there is nothing to say. */
function useStanding(
  { page: { can_send: canSend, profile, messages }, unblock, isBlank, focusBox }: SendNoticeProps,
  isBlockedByMe: boolean,
): Standing | null {
  const { i18n, t } = useLingui();
  const { id, name } = profile;
  const { reason } = canSend;
  const toProfile = (words: string) => <StandaloneLink href={addresses.member.href({ id })}>{words}</StandaloneLink>;
  const toConfirm = (
    <StandaloneLink href={addresses.completeSignup.href(undefined, { step: 'confirm' })}>{t`Confirm`}</StandaloneLink>
  );

  if (isBlockedByMe) {
    const end = (
      <>
        {toProfile(t`View profile`)}
        {unblock && <Unblock entry={unblock} focusBox={focusBox} />}
      </>
    );
    return { words: <Trans>You have blocked {name}.</Trans>, end };
  }
  if (reason === 'insufficient_credits' && isBlank && messages.length > 0)
    return { words: <Trans>You don’t have enough credits for another message.</Trans>, isQuiet: true };
  if (isHelpedByCredits(reason)) return { words: errorSentence(i18n, reason, { name }) };
  if (reason !== null && reason !== 'fictional_ack_required') {
    const words = errorSentence(i18n, reason, { name });
    if (reason === 'not_confirmed') return { words, end: toConfirm };
    return { words, end: reason === 'not_allowed_by_member' ? toProfile(t`Go to the profile to like`) : undefined };
  }
  if (canSend.warn_not_confirmed) {
    return {
      words: <Trans>Your e-mail address hasn't been confirmed, so the other member cannot reply</Trans>,
      end: toConfirm,
    };
  }
  return null;
}
