import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type Glyph } from '@parlour/ui';

const Tips = styled.ul`
  display: grid;
  gap: 8px;
  font-size: var(--text-small);

  li {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }

  svg {
    margin-top: 3px;
  }
`;

const Mark = styled.span<{ $good: boolean }>`
  color: ${({ $good }) => ($good ? 'var(--color-success)' : 'var(--color-danger)')};
`;

/** What makes a good photo. */
export function PhotoTips() {
  return (
    <Tips>
      <Tip glyph={Check} good>
        <Trans>Your face, from the front, in daylight</Trans>
      </Tip>
      <Tip glyph={Check} good>
        <Trans>Only you in the picture</Trans>
      </Tip>
      <Tip glyph={X}>
        <Trans>No phone numbers, no other people</Trans>
      </Tip>
    </Tips>
  );
}

function Tip({ glyph, good = false, children }: { glyph: Glyph; good?: boolean; children: ReactNode }) {
  return (
    <li>
      <Mark $good={good}>
        <Icon glyph={glyph} size="small" />
      </Mark>
      {children}
    </li>
  );
}
