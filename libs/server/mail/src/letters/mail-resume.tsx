import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Goes to an address that had not taken our mails, or had called them spam, because its owner wants them again. */
export function MailResumeLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  const hours = linkLifetime['mail-resume'] / HOUR;
  return (
    <MailFrame {...props} preview={t`One tap and you get our e-mails again.`} act={t`Send me e-mails again`}>
      <Text style={look.text}>
        <Trans>Hello {name}, you asked to be told by e-mail again. This e-mail has arrived, so it can begin.</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={hours} one="one hour" other="# hours" />. If you did not ask for
          it, you need not do anything.
        </Trans>
      </Text>
    </MailFrame>
  );
}
