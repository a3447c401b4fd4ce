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
import { Note, StandaloneLink } from '@parlour/ui';
import { useRefusalSentence } from '../../use-refusal-sentence.ts';
import { noticeId } from './writing-place.ts';

/** One thing for what it describes, and none to look at: its notes keep their places among what is around it. */
const Whole = styled.div`
  display: contents;
`;

interface SendNoticeProps {
  page: ConversationPage;
  /** Told from outside where there is no conversation that would say so. */
  isBlocked?: boolean;
  refusal: ApiError | null;
}

interface Standing {
  words: ReactNode;
  end?: ReactNode;
}

/**
 * What stands in the way of writing, what happened to the last message, or what becomes of the next: the first that holds. What
 * begins to hold while the page is open is said aloud, so this stays where it is whatever is beside it.
 */
export function SendNotice({ page, isBlocked = false, refusal }: SendNoticeProps) {
  const online = useOnline();
  const sentence = useRefusalSentence();
  const standing = useStanding(page, isBlocked);
  return (
    <Whole id={noticeId}>
      <Note glyph={WifiOff} announce="polite">
        {!online && <Trans>You are offline. What you write is kept here.</Trans>}
      </Note>
      {online && refusal && (
        <Note tone="danger" announce="assertive">
          {sentence(refusal)}
        </Note>
      )}
      <Note announce="polite" end={standing?.end}>
        {online && !refusal && standing?.words}
      </Note>
    </Whole>
  );
}

/** How the next message stands, and where more can be done about it; null where there is nothing to say. */
function useStanding(
  { can_send: canSend, profile, conversation }: ConversationPage,
  isBlocked: boolean,
): Standing | null {
  const { i18n, t } = useLingui();
  const { id, name } = profile;
  const { reason } = canSend;
  const toProfile = (words: string) => <StandaloneLink href={addresses.member.href({ id })}>{words}</StandaloneLink>;
  const toConfirm = (
    <StandaloneLink href={addresses.completeSignup.href(undefined, { step: 'confirm' })}>{t`Confirm`}</StandaloneLink>
  );

  if (isHelpedByCredits(reason)) return { words: errorSentence(i18n, reason, { name }) };
  if (isBlocked || conversation?.state === 'blocked' || reason === 'already_blocked')
    return { words: <Trans>You have blocked {name}.</Trans>, end: toProfile(t`View profile`) };
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
