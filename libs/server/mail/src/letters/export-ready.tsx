import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** The copy of their own data that a member asked for can be downloaded. */
export function ExportReadyLetter({ letter: { name, link, locale }, look, settings }: LetterProps) {
  const { t } = useLingui();
  return (
    <MailFrame
      look={look}
      settings={settings}
      locale={locale}
      preview={t`You can download it for 7 days.`}
      heading={t`The copy of your data is ready`}
      act={{ label: t`Download`, link }}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, the copy of your data that you asked for is ready. You can download it for 7 days, once you are
          logged in.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>If you did not ask for it, somebody else knows your password: choose a new one.</Trans>
      </Text>
    </MailFrame>
  );
}
