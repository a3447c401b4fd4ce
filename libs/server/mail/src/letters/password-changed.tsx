import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Tells a member that the password is a new one, so that nobody changes it behind their back. */
export function PasswordChangedLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  return (
    <MailFrame {...props} preview={t`All other devices have been logged out.`} act={t`It was not me`}>
      <Text style={look.text}>
        <Trans>Hello {name}, your account has a new password. All other devices have been logged out.</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>If it was not you, ask for another new password at once.</Trans>
      </Text>
    </MailFrame>
  );
}
