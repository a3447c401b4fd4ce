import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { companyOptions } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { Note, Stack, Text, Title } from '@parlour/ui';
import { NarrowPage } from '../narrow-page.tsx';
import { Privacy } from './privacy.tsx';
import { Terms } from './terms.tsx';

export type LegalText = 'terms' | 'privacy';

export const legalPageQueries = () => [companyOptions()];

/** True for a slug that has a page (routes pages-terms and pages-privacy). */
export const isLegalText = (slug: string | undefined): slug is LegalText => slug === 'terms' || slug === 'privacy';

/** The texts that a sign-up accepts, with the day from which they hold. */
export function LegalPage({ text }: { text: LegalText }) {
  const { company } = useSuspenseQuery(companyOptions()).data;
  const { settings } = useSite();
  const { date } = useFormats();
  const from = date(settings.terms_version);
  return (
    <NarrowPage>
      <Stack>
        <Title>{text === 'terms' ? <Trans>Terms</Trans> : <Trans>Privacy</Trans>}</Title>
        <Text $tone="quiet">
          <Trans>Valid from {from}</Trans>
        </Text>
        <Note>
          <Trans>This is a template. A lawyer completes it before the site opens.</Trans>
        </Note>
        {text === 'terms' ? <Terms company={company} /> : <Privacy company={company} />}
      </Stack>
    </NarrowPage>
  );
}
