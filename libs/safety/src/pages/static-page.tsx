import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { Note, OnPaper, Stack, Text, Title, Wrap } from '@parlour/ui';

const Page = styled(Wrap)`
  padding-block: 32px 80px;
`;

interface StaticPageProps {
  title: string;
  /** One sentence for search engines and for whoever shares the address. */
  description: string;
  /** A text that a lawyer has yet to complete; it says so, and since when it holds. */
  isTemplate?: boolean;
  children: ReactNode;
}

/** A page of text: one column that is easy to read, on a screen and on paper. */
export function StaticPage({ title, description, isTemplate = false, children }: StaticPageProps) {
  return (
    <Page $narrow>
      <meta name="description" content={description} />
      <OnPaper />
      <Stack $gap={5}>
        <Title>{title}</Title>
        {isTemplate && <Template />}
        {children}
      </Stack>
    </Page>
  );
}

function Template() {
  const { settings } = useSite();
  const { date } = useFormats();
  const from = date(settings.terms_version);
  return (
    <>
      <Text $tone="quiet">
        <Trans>Valid from {from}</Trans>
      </Text>
      <Note>
        <Trans>This is a template. A lawyer completes it before the site opens.</Trans>
      </Note>
    </>
  );
}
