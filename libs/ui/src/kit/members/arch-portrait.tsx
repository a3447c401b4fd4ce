import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { ellipsis } from '../../theme/mixins.ts';
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

const Foot = styled.span`
  position: absolute;
  bottom: 4px;
  left: 50%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  justify-items: center;
  width: max-content;
  max-width: calc(100% - 4px);
  translate: -50% 0;

  > span {
    padding: 1px 5px;
    font-size: var(--arch-name, var(--text-least));
  }

  svg {
    display: none;
  }

  ${from.desk} {
    bottom: 10px;
    gap: 3px;

    > span {
      padding: 2px 6px;
    }

    > span:last-child {
      padding: 3px 10px;
      font-size: var(--arch-name, var(--text-tiny));
    }
  }
`;

/** However long the name is, it leaves the face to be seen and the age to be read, which stands below a name that fills the line. */
const NamePlate = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.25em;
  justify-content: center;
  max-width: 100%;
  border-radius: calc(0.7em + 3px);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 650;
  line-height: 1.4;

  > :first-child {
    ${ellipsis}
  }
`;

const TagPlace = styled.span`
  position: absolute;
  top: -6px;
  right: -2px;
`;

export interface ArchPortraitProps extends Omit<PortraitProps, 'shape' | 'children'> {
  /** Written on the plate at the foot, with the age: "Nora, 41". */
  name?: string;
  /** In years; null or left out where somebody keeps it to themselves. */
  age?: number | null;
  /** The member who is being written to. */
  lit?: boolean;
  /** A `Tag` at the shoulder, e.g. "New". */
  tag?: ReactNode;
  /** What must be said of whoever it is, above the name: a `Tag`, e.g. "Demo"; there is no room for its icon. */
  mark?: ReactNode;
}

/**
 * The signature of the house: a doorway with somebody in it. For "someone is here" only, standing on the lower edge
 * of a deep ground.
 */
export function ArchPortrait({ name, age, lit = false, tag, mark, ...portrait }: ArchPortraitProps) {
  return (
    <Doorway $lit={lit}>
      <Portrait {...portrait} shape="arch" />
      {tag !== undefined && <TagPlace>{tag}</TagPlace>}
      <Foot>
        {mark}
        {name !== undefined && (
          <NamePlate>
            <span>
              <bdi>{name}</bdi>
              {typeof age === 'number' && ','}
            </span>{' '}
            {age}
          </NamePlate>
        )}
      </Foot>
    </Doorway>
  );
}
