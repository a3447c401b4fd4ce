import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@parlour/i18n';
import { isDay } from '@parlour/models/day';
import { isInquiryReference } from '@parlour/models/safety/inquiries';
import { Note, Text } from '@parlour/ui';

export interface Receipt {
  reference: string;
  /** YYYY-MM-DD; a question has none. */
  answerBy: string | null;
}

/** The receipt that an address carries after a form was sent; null where there is none. */
export function receiptIn(search: URLSearchParams): Receipt | null {
  const reference = search.get('reference');
  const answerBy = search.get('answer_by');
  if (!isInquiryReference(reference)) return null;
  return { reference, answerBy: answerBy && isDay(answerBy) ? answerBy : null };
}

/** Says that an inquiry has arrived, by which reference, and what happens next. */
export function Received({ reference, answerBy }: Receipt) {
  const { t } = useLingui();
  const { date } = useFormats();
  const day = answerBy && date(answerBy);
  return (
    <Note tone="success" announce="polite" title={t`We have received your message`}>
      <Text>
        <Trans>Your reference is {reference}.</Trans>{' '}
        {day ? <Trans>You get an answer by {day}.</Trans> : <Trans>A person reads it and answers you by e-mail.</Trans>}
      </Text>
      <Text>
        <Trans>The same is in an e-mail on its way to you.</Trans>
      </Text>
    </Note>
  );
}
