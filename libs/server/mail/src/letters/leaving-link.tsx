import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** The way out for a member who asked for it without logging in. */
export function LeavingLinkLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  const minutes = linkLifetime.leaving / MINUTE;
  return (
    <MailFrame
      {...props}
      preview={t`The link works once and for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
      act={t`To the deletion of my account`}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, this link logs you in and leads to the deletion of your account. Nothing is deleted until you
          confirm it there with your password.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={minutes} one="# minute" other="# minutes" />. If you did not ask
          for it, you need not do anything.
        </Trans>
      </Text>
    </MailFrame>
  );
}
