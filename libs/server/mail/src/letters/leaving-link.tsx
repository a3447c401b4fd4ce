import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** The way out for a member who asked for it without logging in. */
export function LeavingLinkLetter({ letter: { name, link, locale }, look, settings }: LetterProps) {
  const { t } = useLingui();
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`The link works once and for 15 minutes.`}
      heading={t`Your link to delete your account`}
      act={{ label: t`To the deletion of my account`, link }}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, this link logs you in and leads to the deletion of your account. Nothing is deleted until you
          confirm it there with your password.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>The link works once and for 15 minutes. If you did not ask for it, you need not do anything.</Trans>
      </Text>
    </MailFrame>
  );
}
