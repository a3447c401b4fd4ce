import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Asks a new member to confirm the address. */
export function ActivationLetter({ letter: { name, link, locale }, look, settings }: LetterProps) {
  const { t } = useLingui();
  const hours = linkLifetime.activation / HOUR;
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`One tap and your address is confirmed.`}
      heading={t`Confirm your e-mail address`}
      act={{ label: t`Confirm my address`, link }}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, welcome. Confirm your address so that the messages you write are delivered and answers can reach
          you.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={hours} one="one hour" other="# hours" />. If you did not sign up,
          you need not do anything.
        </Trans>
      </Text>
    </MailFrame>
  );
}
