import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../theme/media.ts';
import { ellipsis } from '../theme/mixins.ts';
import { Portrait } from './portrait.tsx';
import type { PortraitProps } from './portrait.tsx';

const Doorway = styled.span<{ $lit: boolean }>`
  position: relative;
  display: block;

  > :first-child {
    box-shadow: ${({ $lit }) => ($lit ? '0 0 0 3px var(--color-deep), 0 0 0 6px var(--color-accent-on-deep)' : 'none')};
  }

  @media (forced-colors: active) {
    > :first-child {
      outline: ${({ $lit }) => ($lit ? '3px solid Highlight' : 'none')};
      outline-offset: 3px;
    }
  }
`;

const NamePlate = styled.span`
  position: absolute;
  bottom: 8px;
  left: 50%;
  max-width: calc(100% + 10px);
  padding: 2px 5px;
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 650;
  font-size: 0.75rem;
  line-height: 1.4;
  translate: -50% 0;
  ${ellipsis}

  ${from.desk} {
    bottom: 10px;
    max-width: calc(100% - 4px);
    padding: 3px 10px;
    font-size: 0.8125rem;
  }
`;

const TagPlace = styled.span`
  position: absolute;
  top: -6px;
  right: -2px;
`;

export interface ArchPortraitProps extends Omit<PortraitProps, 'shape' | 'children'> {
  /** Written on the plate at the foot: "Nora, 41". */
  name?: string;
  /** The guest who is being written to. */
  lit?: boolean;
  /** A `Tag` at the shoulder, e.g. "New". */
  tag?: ReactNode;
}

/**
 * The signature of the house: a doorway with somebody in it. For "someone is here" only, standing on the lower edge
 * of a deep ground.
 */
export function ArchPortrait({ name, lit = false, tag, ...portrait }: ArchPortraitProps) {
  return (
    <Doorway $lit={lit}>
      <Portrait {...portrait} shape="arch" />
      {tag !== undefined && <TagPlace>{tag}</TagPlace>}
      {name !== undefined && <NamePlate>{name}</NamePlate>}
    </Doorway>
  );
}
