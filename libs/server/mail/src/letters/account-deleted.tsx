import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { letterDay } from '../letter-day.ts';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** The way back for a member who is leaving. */
export function AccountDeletedLetter(props: LetterPropsOf<'account-deleted'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, locale, deletedOn } = letter;
  const day = deletedOn && letterDay(deletedOn, locale);
  return (
    <MailFrame
      {...props}
      preview={t`Nobody sees your profile any more. You can still come back.`}
      act={t`Keep my account`}
    >
      <Text style={look.text}>
        {day ? (
          <Trans>
            Hello {name}, nobody sees your profile any more. Your account is deleted on {day}.
          </Trans>
        ) : (
          <Trans>Hello {name}, nobody sees your profile any more, and your account is about to be deleted.</Trans>
        )}
      </Text>
      <Text style={look.text}>
        <Trans>Until then this link brings everything back. If you want to leave, you need not do anything.</Trans>
      </Text>
    </MailFrame>
  );
}
