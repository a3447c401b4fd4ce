import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** A way in for the owner of an account whose password others are guessing. */
export function LogInLinkLetter({ letter: { name, link, locale }, look, settings }: LetterProps) {
  const { t } = useLingui();
  const minutes = linkLifetime['log-in'] / MINUTE;
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`The link works once and for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
      heading={t`Your link to log in`}
      act={{ label: t`Log in`, link }}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, somebody has tried many wrong passwords for your account. For now, use this link to log in.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={minutes} one="# minute" other="# minutes" />. If you did not try to
          log in, somebody else knows your password: choose a new one.
        </Trans>
      </Text>
    </MailFrame>
  );
}
