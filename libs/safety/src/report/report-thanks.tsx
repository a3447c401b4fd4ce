import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { reportMutation } from '@parlour/api-client/safety/reports';
import type { Report } from '@parlour/contract/safety/report-fields';
import { useErrorSentence } from '@parlour/i18n';
import { reportLength } from '@parlour/models/safety/reports';
import { Button, CheckboxField, Note, Stack, Text, TextArea } from '@parlour/ui';
import type { Reported } from './reported.ts';

export interface ReportThanksProps {
  reported: Reported;
  report: Report;
  /** Visitors have nobody to block. */
  mayBlock: boolean;
  onDone: () => void;
}

/** Thanks with the reference, and takes what the reporter wants to add. */
export function ReportThanks({ reported: { name, type, id }, report, mayBlock, onDone }: ReportThanksProps) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState('');
  const [block, setBlock] = useState(false);
  const { mutate, isPending, error } = useMutation(reportMutation(useQueryClient()));
  const { reference, category } = report;
  const adds = block || text.trim() !== '';

  function finish(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (!adds) return onDone();
    mutate({ target: { type, id }, category, text, ...(block ? { block } : {}) }, { onSuccess: onDone });
  }

  return (
    <Stack as="form" $gap={4} onSubmit={finish}>
      <Note tone="success" announce="polite" title={t`Thank you, your report has arrived`}>
        <Text>
          <Trans>Your reference is {reference}.</Trans>{' '}
          <Trans>A person looks at it. What comes of it stands in your settings.</Trans>
        </Text>
      </Note>
      <TextArea
        label={t`What should we know? (optional)`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        counter={{ most: reportLength, describe: (used, most) => t`${used} of ${most} characters` }}
      />
      {mayBlock && (
        <CheckboxField
          label={t`Also block ${name}`}
          checked={block}
          onChange={(event) => setBlock(event.currentTarget.checked)}
        />
      )}
      {error && (
        <Note tone="danger" announce="assertive">
          {sentenceOf(error)}
        </Note>
      )}
      <Button type="submit" tone="primary" block pending={isPending} pendingLabel={t`Sending`}>
        {adds ? t`Send` : t`Done`}
      </Button>
    </Stack>
  );
}
