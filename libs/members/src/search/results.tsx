import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '@parlour/ui';
import { useIsSearching } from './use-is-searching.ts';

/** While the next results come, these stay in their place and step back, unless they come at once. */
const Place = styled(Stack)`
  transition: opacity var(--calm);

  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 120ms;
  }
`;

/** What a search found. A search that begins draws nothing of it again. */
export function Results({ children }: { children: ReactNode }) {
  return (
    <Place $gap={5} aria-busy={useIsSearching()}>
      {children}
    </Place>
  );
}
