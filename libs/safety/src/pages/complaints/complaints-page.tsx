import { Trans, useLingui } from '@lingui/react/macro';
import { companyOptions } from '@parlour/api-client/account/company';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { Card, Text } from '@parlour/ui';
import { CompanyCard } from '../company-card.tsx';
import { PageWords } from '../page-words.tsx';
import { Received, type Receipt } from '../received.tsx';
import { StaticPage } from '../static-page.tsx';
import { ComplaintForm } from './complaint-form.tsx';

/** The queries of this page, for its loader. */
export const complaintsPageQueries = () => [companyOptions(), userOptions()];

export interface ComplaintsPageProps {
  /** What a form that was just sent is answered with. */
  receipt: Receipt | null;
  /** `?payment_id=`: the payment that it is about. */
  paymentId: string | null;
  /** `?about=`: the reference of the decision or the report that it is about. */
  about: string | null;
  lastResult?: CallFormResult;
}

/** Complaints, from anybody (route complaints). */
export function ComplaintsPage(props: ComplaintsPageProps) {
  const { locale } = useSite();
  return (
    <PageWords locale={locale}>
      <Complaints {...props} />
    </PageWords>
  );
}

function Complaints({ receipt, ...form }: ComplaintsPageProps) {
  const { t } = useLingui();
  return (
    <StaticPage title={t`Complaints`} description={t`Tell us what went wrong. You get an answer within two weeks.`}>
      {receipt && <Received {...receipt} />}
      <Text>
        <Trans>
          Something went wrong? Tell us. You get a reference at once and an answer within two weeks. If the answer does
          not help you, the consumer authority of your country can.
        </Trans>
      </Text>
      <Card>
        <ComplaintForm key={receipt?.reference} {...form} />
      </Card>
      <CompanyCard />
    </StaticPage>
  );
}
