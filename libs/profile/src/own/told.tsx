import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '@parlour/ui';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: 14px 24px;
  margin: 0;

  dt {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface ToldFact {
  name: string;
  /** Null where it has not been told. */
  value: ReactNode;
}

/** What was told, field by field. */
export function ToldList({ facts }: { facts: readonly ToldFact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <NotTold />}</dd>
        </div>
      ))}
    </List>
  );
}

/** Stands in the place of what its member has not told, on their own profile alone. */
export function NotTold() {
  return (
    <Text as="span" $tone="quiet">
      <Trans>Not given yet</Trans>
    </Text>
  );
}
