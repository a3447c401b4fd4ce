import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { exportLifetime } from '@parlour/models/account/own-data';
import { DAY } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** The copy of their own data that a member asked for can be downloaded, or asked for by whoever is kept out. */
export function ExportReadyLetter(props: LetterPropsOf<'export-ready'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, account, resetLink } = letter;
  const days = exportLifetime / DAY;
  if (account === 'blocked')
    return (
      <MailFrame {...props} preview={t`Your account is blocked`} act={t`Ask customer service`}>
        <Text style={look.text}>
          <Trans>
            Hello {name}, the copy of your data that you asked for is ready. Your account is blocked, so you cannot
            download it yourself: write to customer service to get it.
          </Trans>
        </Text>
      </MailFrame>
    );
  return (
    <MailFrame
      {...props}
      preview={t`You can download it for ${plural(days, { one: '# day', other: '# days' })}.`}
      act={account === 'leaving' ? t`Keep my account` : t`Download`}
    >
      <Text style={look.text}>
        <Trans>
          Hello {name}, the copy of your data that you asked for is ready. You can download it for{' '}
          <Plural value={days} one="# day" other="# days" />, once you are logged in.
        </Trans>
      </Text>
      {account === 'leaving' && (
        <Text style={look.text}>
          <Trans>
            You are leaving, so the way back comes first: this link brings your account back. Then you can download the
            copy in your settings, and leave again if you like.
          </Trans>
        </Text>
      )}
      <Text style={look.text}>
        <Trans>
          If you did not ask for it, somebody else knows your password:{' '}
          <Link href={resetLink} style={look.link}>
            choose a new one
          </Link>
          .
        </Trans>
      </Text>
    </MailFrame>
  );
}
