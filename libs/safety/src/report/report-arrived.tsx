import { Trans, useLingui } from '@lingui/react/macro';
import { Note, Text } from '@parlour/ui';

/** Thanks with the reference; only a member has settings in which the outcome will stand. */
export function ReportArrived({ reference, isMember }: { reference: string; isMember: boolean }) {
  const { t } = useLingui();
  return (
    <Note tone="success" announce="polite" title={t`Thank you, your report has arrived`}>
      <Text>
        <Trans>Your reference is {reference}.</Trans>{' '}
        {isMember ? (
          <Trans>A person looks at it. You will find the outcome in your settings.</Trans>
        ) : (
          <Trans>A person looks at it.</Trans>
        )}
      </Text>
    </Note>
  );
}
