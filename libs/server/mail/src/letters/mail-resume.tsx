import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Goes to an address that had not taken our mails, or had called them spam, because its owner wants them again. */
export function MailResumeLetter({ letter: { name, link, locale }, look, settings }: LetterProps) {
  const { t } = useLingui();
  const hours = linkLifetime['mail-resume'] / HOUR;
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`One tap and you get our e-mails again.`}
      heading={t`Confirm that you want our e-mails`}
      act={{ label: t`Send me e-mails again`, link }}
    >
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
