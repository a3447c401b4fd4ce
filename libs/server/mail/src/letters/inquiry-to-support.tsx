import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@react-email/components';
import { topicWords } from '../inquiry-words.ts';
import { letterDay } from '../letter-day.ts';
import { MailFrame } from '../mail-frame.tsx';
import { WrittenLines } from '../written-lines.tsx';
import type { LetterPropsOf } from '../letter-props.ts';

/** A complaint or a question, as customer service reads it; the button answers it. */
export function InquiryToSupportLetter(props: LetterPropsOf<'inquiry-to-support'>) {
  const { t, i18n } = useLingui();
  const { letter, look } = props;
  const { locale, reference, answerBy, text, writer } = letter;
  const { email, name, memberId, paymentId } = writer;
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(writer.language);
  const topic = i18n._(topicWords[letter.topic]);
  const day = answerBy && letterDay(answerBy, locale);
  return (
    <MailFrame {...props} preview={reference} heading={answerBy ? t`A complaint` : t`A question`} act={t`Answer`}>
      <Text style={look.text}>
        <Trans>
          Reference {reference}, topic: {topic}.
        </Trans>
      </Text>
      {day && (
        <Text style={look.text}>
          <Trans>It must be answered by {day}.</Trans>
        </Text>
      )}
      <Text style={{ ...look.text, overflowWrap: 'anywhere' }}>
        {name ? (
          <Trans>
            From {name}, {email}.
          </Trans>
        ) : (
          <Trans>From {email}.</Trans>
        )}{' '}
        <Trans>Language: {language}.</Trans>
        {memberId && (
          <>
            <br />
            <Trans>Member: {memberId}</Trans>
          </>
        )}
        {paymentId && (
          <>
            <br />
            <Trans>Payment: {paymentId}</Trans>
          </>
        )}
      </Text>
      <Text style={{ ...look.text, overflowWrap: 'anywhere' }}>
        <WrittenLines text={text} />
      </Text>
    </MailFrame>
  );
}
