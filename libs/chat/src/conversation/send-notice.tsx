import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { ApiError } from '@parlour/api-client/api-error';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence, useErrorSentence } from '@parlour/i18n';
import { Note, TextLink } from '@parlour/ui';
import { useOnline } from './use-online.ts';

interface SendNoticeProps {
  page: ConversationPage;
  refusal: ApiError | null;
}

/** What stands in the way of writing, what happened to the last message, or what becomes of the next: the first that holds. */
export function SendNotice(standing: SendNoticeProps) {
  const online = useOnline();
  return (
    <>
      <Note glyph={WifiOff} announce="polite">
        {!online && <Trans>You are offline. What you write is kept here.</Trans>}
      </Note>
      {online && <Standing {...standing} />}
    </>
  );
}

function Standing({ page, refusal }: SendNoticeProps) {
  const { i18n, t } = useLingui();
  const sentence = useErrorSentence();
  const { can_send: canSend, profile, conversation } = page;
  const toProfile = <TextLink href={addresses.member.href({ id: profile.id })}>{t`View profile`}</TextLink>;

  if (refusal) {
    return (
      <Note tone="danger" announce="assertive" end={refusal.code === 'insufficient_credits' && <CreditsLink />}>
        {sentence(refusal)}
      </Note>
    );
  }
  if (canSend.reason === 'insufficient_credits' || canSend.reason === 'free_limit') {
    return <Note end={<CreditsLink />}>{errorSentence(i18n, canSend.reason, { name: profile.name })}</Note>;
  }
  if (conversation?.state === 'blocked') {
    const { name } = profile;
    return (
      <Note end={toProfile}>
        <Trans>You have blocked {name}.</Trans>
      </Note>
    );
  }
  if (canSend.reason !== null && canSend.reason !== 'fictional_ack_required') {
    return (
      <Note end={canSend.reason === 'not_allowed_by_member' && toProfile}>
        {errorSentence(i18n, canSend.reason, { name: profile.name })}
      </Note>
    );
  }
  if (canSend.warn_not_confirmed) {
    return (
      <Note
        end={<TextLink href={addresses.completeSignup.href(undefined, { step: 'confirm' })}>{t`Confirm`}</TextLink>}
      >
        <Trans>Your e-mail address hasn't been confirmed, so the other member cannot reply</Trans>
      </Note>
    );
  }
  return null;
}

function CreditsLink() {
  return (
    <TextLink href={addresses.credits.href()}>
      <Trans>Buy credits</Trans>
    </TextLink>
  );
}
