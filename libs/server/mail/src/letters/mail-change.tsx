import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterProps } from '../letter-props.ts';

/** Goes to the new address of a member, which counts only once its holder says so. */
export function MailChangeLetter(props: LetterProps) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name } = letter;
  const hours = linkLifetime['mail-change'] / HOUR;
  return (
    <MailFrame {...props} preview={t`One tap and this is your new address.`} act={t`Confirm my new address`}>
      <Text style={look.text}>
        <Trans>Hello {name}, confirm that you want to use this address for your account from now on.</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>
          The link works once and for <Plural value={hours} one="one hour" other="# hours" />. If you did not ask for
          it, you need not do anything.
        </Trans>
      </Text>
    </MailFrame>
  );
}
