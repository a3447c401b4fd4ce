import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { legalTextOptions } from '@parlour/api-client/account/legal-text';
import { useSite } from '@parlour/api-client/site';
import type { LegalSlug } from '@parlour/contract/page-slugs';
import { useFormats } from '@parlour/i18n';
import { Note, Stack, Text } from '@parlour/ui';
import { CompanyCard } from './company-card.tsx';
import { StaticPage, type StaticPageProps } from './static-page.tsx';

interface LegalFrameProps extends StaticPageProps {
  page: LegalSlug;
}

/** A text of the law: since when it holds, whether a lawyer has yet to complete it, what the brand adds, and who answers for it. */
export function LegalFrame({ page, children, ...words }: LegalFrameProps) {
  const { settings } = useSite();
  const { date } = useFormats();
  const { reviewed, addition } = useSuspenseQuery(legalTextOptions(page)).data;
  const from = date(settings.terms_version);
  return (
    <StaticPage {...words}>
      <Text $tone="quiet">
        <Trans>Valid from {from}</Trans>
      </Text>
      {!reviewed && (
        <Note>
          <Trans>This is a template. A lawyer completes it before the site opens.</Trans>
        </Note>
      )}
      {children}
      {addition && (
        <Stack $gap={2} lang={addition.locale}>
          {addition.paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
      )}
      <CompanyCard />
    </StaticPage>
  );
}
