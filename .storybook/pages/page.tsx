import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wrap } from '@parlour/ui';

const Room = styled(Wrap)`
  padding-block: var(--space-7);

  :is(p, li) {
    max-width: 70ch;
  }
`;

/** A page for designers: the main landmark, in the measure of the product's pages. */
export const Page = ({ children }: { children: ReactNode }) => <Room as="main">{children}</Room>;
