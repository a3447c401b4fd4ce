import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useViewer, userOptions } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { reported, reportedAndBlocked } from '@parlour/api-client/safety/reports';
import { addresses } from '@parlour/contract/addresses';
import { isInquiryReference } from '@parlour/models/safety/inquiries';
import { reportCategories, reportLength, reportTargets, type ReportTarget } from '@parlour/models/safety/reports';
import { Button, CheckboxField, LinkButton, RadioCards, Stack, Text, TextArea, Title, Wrap } from '@parlour/ui';
import { ReportArrived } from './report-arrived.tsx';
import { useCategoryWords, useReportTitle } from './report-words.ts';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

/** What the page reads: who asks, since only a member can also block. */
export const reportPageQueries = () => [userOptions()] as const;

/** May what an address names be reported? Any other word is a page that is not found. */
export const isReportTarget = (word: string | undefined): word is ReportTarget =>
  reportTargets.some((known) => known === word);

export interface ReportPageProps {
  target: { type: ReportTarget; id: string };
  /** What the address carries once the report was sent. */
  reference: string | null;
  lastResult?: CallFormResult;
}

/** Reports something on a page of its own: where there is no JavaScript, or from an address that was kept. */
export function ReportPage({ target, reference, lastResult }: ReportPageProps) {
  const titleOf = useReportTitle();
  return (
    <Page $narrow>
      <Stack $gap={5}>
        <Title>{titleOf(target.type)}</Title>
        {isInquiryReference(reference) ? (
          <Sent reference={reference} />
        ) : (
          <ReportForm target={target} lastResult={lastResult} />
        )}
      </Stack>
    </Page>
  );
}

function Sent({ reference }: { reference: string }) {
  const { t } = useLingui();
  const isMember = useViewer() !== null;
  return (
    <>
      <ReportArrived reference={reference} isMember={isMember} />
      <LinkButton href={addresses.members.href()}>{t`Find members`}</LinkButton>
    </>
  );
}

function ReportForm({ target, lastResult }: Omit<ReportPageProps, 'reference'>) {
  const { t } = useLingui();
  const words = useCategoryWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMember = useViewer() !== null;
  const state = useCallForm({
    form: async () => (await import('./report-form.ts')).reportForm(target),
    draft: `report.${target.type}.${target.id}`,
    // A report's reply does not say whether a block went with it; every member's may have one.
    onDone: () => (isMember ? reportedAndBlocked(client) : reported(client)),
    goOn: ({ report }) => navigate(addresses.report.href(target, { reference: report.reference })),
    lastResult,
  });
  const { name, defaultValue, error } = state.field('category');
  return (
    <CallForm state={state}>
      <Stack $gap={4}>
        <Text $tone="quiet">{t`The member does not learn who reported it.`}</Text>
        <RadioCards
          legend={t`Why?`}
          name={name}
          defaultValue={reportCategories.find((category) => category === defaultValue)}
          options={reportCategories.map((value) => ({ value, title: words[value] }))}
          error={error}
        />
        <TextArea
          {...state.field('text')}
          label={t`What should we know? (optional)`}
          counter={{ most: reportLength, describe: (used, most) => t`${used} of ${most} characters` }}
        />
        {isMember && <CheckboxField {...state.checkbox('block')} label={t`Also block this member`} />}
        <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Sending`}>
          {t`Send the report`}
        </Button>
      </Stack>
    </CallForm>
  );
}
