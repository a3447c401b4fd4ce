import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent, type Ref } from 'react';
import { reportMutation } from '@parlour/api-client/safety/reports';
import type { Report } from '@parlour/contract/safety/report-fields';
import { useErrorSentence } from '@parlour/i18n';
import { reportLength } from '@parlour/models/safety/reports';
import { useToast } from '@parlour/state/page/toasts';
import { Button, CheckboxField, Note, Stack, TextArea } from '@parlour/ui';
import { ReportArrived } from './report-arrived.tsx';
import type { Reported } from './reported.ts';

export interface ReportThanksProps {
  reported: Reported;
  report: Report;
  /** Visitors have nobody to block. */
  isMember: boolean;
  /** Sends what was added, as its button does; with nothing added there is nothing to send. */
  form: Ref<HTMLFormElement>;
  onDone: () => void;
}

/**
 * Thanks with the reference, and takes what the reporter wants to add; what became of that is said also where the sheet is
 * closed by then. The thanks take the focus of the reason that was tapped.
 */
export function ReportThanks({ reported: { name, type, id }, report, isMember, form, onDone }: ReportThanksProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState('');
  const [block, setBlock] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(reportMutation(useQueryClient()));
  const { reference, category } = report;
  const arrived = useRef<HTMLDivElement>(null);
  useEffect(() => arrived.current?.focus(), []);
  const adds = block || text.trim() !== '';

  function finish(event: SubmitEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (!adds) return onDone();
    mutateAsync({ target: { type, id }, category, text, ...(block ? { block } : {}) }).then(
      () => {
        if (block) showToast({ tone: 'success', text: t`You have blocked ${name}.` });
        if (arrived.current) onDone();
      },
      (failure: unknown) => {
        if (!arrived.current) showToast({ tone: 'danger', text: sentenceOf(failure) });
      },
    );
  }

  return (
    <Stack as="form" ref={form} $gap={4} onSubmit={finish}>
      <div ref={arrived} tabIndex={-1}>
        <ReportArrived reference={reference} isMember={isMember} />
      </div>
      <TextArea
        label={t`What should we know? (optional)`}
        onChange={(event) => setText(event.currentTarget.value)}
        counter={{ most: reportLength, describe: (used, most) => t`${used} of ${most} characters` }}
      />
      {isMember && name && (
        <CheckboxField
          label={t`Also block ${name}`}
          checked={block}
          onChange={(event) => setBlock(event.currentTarget.checked)}
        />
      )}
      {error && <Note tone="danger" announce="assertive" title={sentenceOf(error)} />}
      <Button type="submit" tone="primary" block pending={isPending} pendingLabel={t`Sending`}>
        {adds ? t`Send` : t`Done`}
      </Button>
    </Stack>
  );
}
