import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OnPaper, Stack, Title, Wrap } from '@parlour/ui';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

export interface StaticPageProps {
  title: string;
  /** One sentence for search engines and for whoever shares the address. */
  description: string;
  children: ReactNode;
}

/** A page of text: one column that is easy to read, on a screen and on paper. */
export function StaticPage({ title, description, children }: StaticPageProps) {
  return (
    <Page $narrow>
      <meta name="description" content={description} />
      <OnPaper />
      <Stack $gap={5}>
        <Title>{title}</Title>
        {children}
      </Stack>
    </Page>
  );
}
