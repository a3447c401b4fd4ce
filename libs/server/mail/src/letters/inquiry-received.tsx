import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { letterDay } from '../letter-day.ts';
import { MailFrame } from '../mail-frame.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** Tells somebody that their complaint or question has arrived, and under which reference. */
export function InquiryReceivedLetter(props: LetterPropsOf<'inquiry-received'>) {
  const { t } = useLingui();
  const { letter, look } = props;
  const { locale, reference, answerBy } = letter;
  const day = answerBy && letterDay(answerBy, locale);
  return (
    <MailFrame {...props} preview={t`Your reference is ${reference}.`} act={t`Customer service`}>
      <Text style={look.text}>
        <Trans>Your reference is {reference}. Name it if you write to us again.</Trans>
      </Text>
      <Text style={look.text}>
        {day ? (
          <Trans>You get an answer by {day}.</Trans>
        ) : (
          <Trans>A person reads your message and answers you by e-mail.</Trans>
        )}
      </Text>
      <Text style={look.text}>
        <Trans>If you did not write to us, you need not do anything.</Trans>
      </Text>
    </MailFrame>
  );
}
