import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phoneOnly } from '../../theme/media.ts';
import { softTones, type SoftTone } from '../../theme/soft-tones.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';
import { Heading, Text } from '../layout/type.tsx';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: center;
  max-width: 46ch;
  margin-inline: auto;
  padding: 48px 16px;
  text-align: center;
`;

const Words = styled.div`
  display: inherit;
  grid-template-columns: inherit;
  gap: inherit;
  justify-items: inherit;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  margin-top: 16px;

  > p {
    width: 100%;
  }

  /* Below each other they are as wide as each other. */
  ${phoneOnly} {
    display: grid;
    grid-template-columns: minmax(0, auto);

    > a {
      justify-content: center;
    }
  }
`;

/** An icon on a soft square: empty states, reasons, benefits. */
export const IconTile = styled.span<{ $tone?: SoftTone }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: var(--radius-control);
  background: ${({ $tone = 'soft' }) => softTones[$tone][0]};
  color: ${({ $tone = 'soft' }) => softTones[$tone][1]};
`;

const Tile = styled(IconTile)`
  margin-bottom: 8px;
`;

export interface EmptyStateProps {
  glyph: Glyph;
  /** How something has gone; soft where nothing is told by it. */
  tone?: SoftTone;
  title: ReactNode;
  /** The title's place in the page's outline: `h1` where this is all there is. */
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** `status` where the words change by themselves; the steps beside them are not said. */
  role?: 'status';
  /** The next step. An empty room without a door is a dead end. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ glyph, tone, title, heading = 'h2', children, role, action }: EmptyStateProps) {
  return (
    <Place>
      <Tile $tone={tone}>
        <Icon glyph={glyph} size="large" />
      </Tile>
      <Words role={role}>
        <Heading as={heading}>{title}</Heading>
        {children !== undefined && (
          <Text as="div" $tone="quiet">
            {children}
          </Text>
        )}
      </Words>
      {action !== undefined && <Actions data-screen-only>{action}</Actions>}
    </Place>
  );
}
