import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { formatsFor } from '@parlour/i18n/formats';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFact } from '../mail-fact.tsx';
import { MailFrame } from '../mail-frame.tsx';

/** How much of a payment went back, and what became of its credits. */
export function PaymentReturnedLetter(props: LetterPropsOf<'payment-returned'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { name, locale, reference, isOpen, paidOn } = letter;
  const { money } = formatsFor(locale);
  const sum = money(letter.returned);
  return (
    <MailFrame
      {...props}
      preview={t`${sum} of this payment was paid back`}
      act={isOpen ? t`See this payment` : t`Ask customer service`}
    >
      <Text style={look.text}>
        <Trans>Hello {name},</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>We have paid back {sum}, the way you paid.</Trans>
      </Text>
      <Text style={look.text}>
        <Trans>The credits for it were taken back, as far as you had not used them.</Trans>
      </Text>
      <MailFact look={look} label={t`You paid`}>
        {money(letter.total)}
      </MailFact>
      {paidOn && (
        <MailFact look={look} label={t`Paid on`}>
          {letterDay(paidOn, locale)}
        </MailFact>
      )}
      <MailFact look={look} label={t`Payment number`}>
        {reference}
      </MailFact>
    </MailFrame>
  );
}
