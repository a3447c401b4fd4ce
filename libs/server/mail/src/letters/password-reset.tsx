import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** A way to choose a new password for whoever forgot the old one. */
export function PasswordResetLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  const hours = linkLifetime['password-reset'] / HOUR;
  return (
    <MailFrame
      {...props}
      preview={t`The link works once and for ${plural(hours, { one: 'one hour', other: '# hours' })}.`}
      act={t`Choose a new password`}
    >
      <Text style={look.text}>
        <Trans>Hello {name}, somebody asked for a new password for your account. Use this link to choose one.</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={hours} one="one hour" other="# hours" />. If you did not ask for
          it, you need not do anything: your password stays as it is.
        </Trans>
      </Text>
    </MailFrame>
  );
}
