import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** The way back for a member who is leaving. */
export function AccountDeletedLetter(props: LetterPropsOf<'account-deleted'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, isDue } = letter;
  return (
    <MailFrame
      {...props}
      preview={t`Nobody sees your profile any more. You can still come back.`}
      act={t`Keep my account`}
    >
      <Text style={look.text}>
        {isDue ? (
          <Trans>Hello {name}, nobody sees your profile any more, and your account is about to be deleted.</Trans>
        ) : (
          <Trans>
            Hello {name}, nobody sees your profile any more. <Plural value={deletionTerm} one="# day" other="# days" />{' '}
            after you asked for it, your account is deleted.
          </Trans>
        )}
      </Text>
      <Text style={look.text}>
        <Trans>Until then this link brings everything back. If you want to leave, you need not do anything.</Trans>
      </Text>
    </MailFrame>
  );
}
