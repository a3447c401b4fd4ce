import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@parlour/api-client/api-error';
import { isRefusal } from '@parlour/api-client/chat/is-refusal';
import type { CanSend } from '@parlour/contract/types/profile';
import { useErrorSentence } from '@parlour/i18n';
import { Note } from '@parlour/ui';
import type { Giving } from './use-giving.ts';

interface GiftNoticeProps {
  giving: Giving;
  canSend: CanSend;
  name: string;
}

/** What became of the last try, or what will become of a gift whose giver is not confirmed yet. */
export function GiftNotice({ giving: { error, isOtherLost, isPending }, canSend, name }: GiftNoticeProps) {
  const { t } = useLingui();
  const sentence = useErrorSentence();
  const unsent = (failure: Error) =>
    failure instanceof ApiError && failure.mayHaveHappened
      ? t`We don't know whether this arrived. Trying again never charges twice.`
      : t`Not sent. Trying again never charges twice.`;
  if (error && !isPending && !(error instanceof ApiError && error.code === 'fictional_ack_required'))
    return (
      <Note tone="danger" announce="assertive">
        {isRefusal(error) ? sentence(error) : unsent(error)}
      </Note>
    );
  if (isOtherLost && !isPending)
    return (
      <Note tone="danger" announce="assertive">
        <Trans>We don't know yet whether your last gift arrived. This one is charged as well.</Trans>
      </Note>
    );
  if (!canSend.warn_not_confirmed) return null;
  return (
    <Note>
      <Trans>{name} gets your gift once you have confirmed your e-mail address. Until then it costs nothing.</Trans>
    </Note>
  );
}
