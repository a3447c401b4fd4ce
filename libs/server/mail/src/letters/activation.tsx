import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { letterDay } from '../letter-day.ts';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** Asks a new member to confirm the address, or one who has not done so yet. */
export function ActivationLetter(props: LetterPropsOf<'activation'> | LetterPropsOf<'activation-reminder'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { kind, name, locale, deletedOn } = letter;
  const day = deletedOn && letterDay(deletedOn, locale);
  const hours = linkLifetime.activation / HOUR;
  return (
    <MailFrame {...props} preview={t`One tap and your address is confirmed.`} act={t`Confirm my address`}>
      <Text style={look.text}>
        {kind === 'activation' ? (
          <Trans>
            Hello {name}, welcome. Confirm your address so that the messages you write are delivered and answers can
            reach you.
          </Trans>
        ) : (
          <Trans>Hello {name}, your e-mail address is not confirmed yet.</Trans>
        )}
      </Text>
      {day && (
        <Text style={look.text}>
          <Trans>If nobody confirms it, the account is deleted on {day}.</Trans>
        </Text>
      )}
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={hours} one="one hour" other="# hours" />. If you did not sign up,
          you need not do anything.
        </Trans>
      </Text>
    </MailFrame>
  );
}
