import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { letterMoment } from '../letter-moment.ts';
import { MailFact } from '../mail-fact.tsx';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** Tells a member that the password is a new one, so that nobody changes it behind their back. */
export function PasswordChangedLetter(props: LetterPropsOf<'password-changed'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, locale, at } = letter;
  return (
    <MailFrame {...props} preview={t`All other devices have been logged out.`} act={t`It was not me`}>
      <Text style={look.text}>
        <Trans>Hello {name}, your account has a new password. All other devices have been logged out.</Trans>
      </Text>
      {at && (
        <MailFact look={look} label={t`When`}>
          {letterMoment(at, locale)}
        </MailFact>
      )}
      <Text style={look.text}>
        <Trans>If it was not you, ask for another new password at once.</Trans>
      </Text>
    </MailFrame>
  );
}
