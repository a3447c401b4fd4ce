import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { letterMoment } from '../letter-moment.ts';
import { MailFact } from '../mail-fact.tsx';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** Goes to the old address, so that nobody takes an account elsewhere behind its owner's back. */
export function MailChangeUndoLetter(props: LetterPropsOf<'mail-change-undo'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, locale, at } = letter;
  const hours = linkLifetime['mail-change-undo'] / HOUR;
  return (
    <MailFrame {...props} preview={t`If it was not you, keep this address.`} act={t`Keep this address`}>
      <Text style={look.text}>
        <Trans>
          Hello {name}, somebody asked to use another e-mail address for your account. If it was you, you need not do
          anything.
        </Trans>
      </Text>
      {at && (
        <MailFact look={look} label={t`When`}>
          {letterMoment(at, locale)}
        </MailFact>
      )}
      <Text style={look.text}>
        <Trans>
          If it was not you, use this link: this address stays, and every device is logged out. The link works once, and
          for <Plural value={hours} one="one hour" other="# hours" /> after the change.
        </Trans>
      </Text>
    </MailFrame>
  );
}
