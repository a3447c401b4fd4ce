import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, Stack } from '@parlour/ui';

const Place = styled.div`
  width: 100%;
  max-width: 500px;
  margin-inline: auto;
  padding: 32px 16px 64px;

  ${from.tablet} {
    padding-top: 64px;
  }
`;

/** A page of one form or one message: a single column of at most 500 px. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Stack $gap={5}>{children}</Stack>
    </Place>
  );
}
