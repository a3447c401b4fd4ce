import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Tells the owner of an address that somebody tried to sign up with it. */
export function SignUpAttemptLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  return (
    <MailFrame {...props} preview={t`You already have an account with this address.`} act={t`Log in`}>
      <Text style={look.text}>
        <Trans>
          Hello {name}, somebody just tried to sign up with your e-mail address. If it was you, log in with the account
          you already have.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          If it was not you, you need not do anything. Nobody can use your address without your confirmation.
        </Trans>
      </Text>
    </MailFrame>
  );
}
