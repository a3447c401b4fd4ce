import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** A way in for the owner of an account whose password others are guessing. */
export function LogInLinkLetter(props: LetterPropsOf<'log-in-link'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, resetLink } = letter;
  const minutes = linkLifetime['log-in'] / MINUTE;
  return (
    <MailFrame
      {...props}
      preview={t`The link works once and for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
      act={t`Log in`}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, somebody has tried many wrong passwords for your account. For now, use this link to log in.
        </Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={minutes} one="# minute" other="# minutes" />. If you did not try to
          log in, somebody else knows your password:{' '}
          <Link href={resetLink} style={look.link}>
            choose a new one
          </Link>
          .
        </Trans>
      </Text>
    </MailFrame>
  );
}
