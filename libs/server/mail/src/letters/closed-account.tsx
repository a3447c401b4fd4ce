import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFrame } from '../mail-frame.tsx';

/** To somebody who is kept out and asked to come in, or to leave: the way to delete the account or, once they took it, the day. */
export function ClosedAccountLetter(props: LetterPropsOf<'closed-account'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const minutes = linkLifetime.leaving / MINUTE;
  const { name, locale } = letter;
  if (letter.deletedOn !== null) {
    const day = letterDay(letter.deletedOn, locale);
    return (
      <MailFrame {...props} act={t`Complain about this decision`}>
        <Text style={look.text}>
          <Trans>
            Hello {name}, your account will be deleted on {day}. It is blocked, and as long as it is, it cannot be
            brought back.
          </Trans>
        </Text>
      </MailFrame>
    );
  }
  const until = letter.until && letterDay(letter.until, locale);
  return (
    <MailFrame {...props} act={t`To the deletion of my account`}>
      <Text style={look.text}>
        <Trans>
          Hello {name}, your account is blocked: you can neither log in nor choose a new password. If you see it
          differently, use the{' '}
          <Link href={letter.complaintLink} style={look.link}>
            complaint form
          </Link>
          .
        </Trans>
      </Text>
      {until && (
        <Text style={look.text}>
          <Trans>The suspension ends on {until}. Then your account opens again by itself.</Trans>
        </Text>
      )}
      <Text style={look.text}>
        <Trans>
          You can delete your account all the same. Nothing is deleted until you confirm it on the page that this link
          opens.
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
