import { Trans, useLingui } from '@lingui/react/macro';
import { companyOptions } from '@parlour/api-client/account/company';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Card, Text, TextLink } from '@parlour/ui';
import { CompanyCard } from '../company-card.tsx';
import { PageWords } from '../page-words.tsx';
import { Received, type Receipt } from '../received.tsx';
import { Section } from '../section.tsx';
import { Sources } from '../sources.tsx';
import { StaticPage } from '../static-page.tsx';
import { ContactForm } from './contact-form.tsx';

/** The queries of this page, for its loader. */
export const servicePageQueries = () => [companyOptions(), userOptions()];

export interface ServicePageProps {
  /** What a form that was just sent is answered with. */
  receipt: Receipt | null;
  lastResult?: CallFormResult;
}

/** Customer service: a form, and who answers it by phone and mail (route pages-service). */
export function ServicePage(props: ServicePageProps) {
  const { locale } = useSite();
  return (
    <PageWords locale={locale}>
      <Service {...props} />
    </PageWords>
  );
}

function Service({ receipt, lastResult }: ServicePageProps) {
  const { t } = useLingui();
  return (
    <StaticPage title={t`Customer service`} description={t`Write to us or call us; a person answers.`}>
      {receipt && <Received {...receipt} />}
      <Text>
        <Trans>
          Many answers are among the <TextLink href={addresses.faq.href()}>questions</TextLink>. Not happy with what we
          did? Send a <TextLink href={addresses.complaints.href()}>complaint</TextLink>.
        </Trans>
      </Text>
      <Section title={t`Write to us`}>
        <Card>
          <ContactForm key={receipt?.reference} lastResult={lastResult} />
        </Card>
      </Section>
      <Section title={t`Who we are`}>
        <CompanyCard />
        <Sources />
      </Section>
    </StaticPage>
  );
}
