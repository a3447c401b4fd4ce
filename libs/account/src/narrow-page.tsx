import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '@parlour/ui';

const Place = styled.div`
  width: 100%;
  max-width: 500px;
  margin-inline: auto;
  padding: var(--page-top) 16px 64px;
`;

/** A page of one form or one message: a single column of at most 500 px. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Stack $gap={5}>{children}</Stack>
    </Place>
  );
}
