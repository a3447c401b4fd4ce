import { useId } from 'react';
import { styled } from 'styled-components';
import { EntryWords } from './entry-words.tsx';

const Section = styled.section`
  padding-bottom: 20px;
  border-bottom: 1px solid var(--color-edge);
`;

/** The same warning inside a lander, before its sign-up and over nothing (setting `embedded_entry_warning`). */
export function EmbeddedEntryWarning() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <EntryWords titleId={titleId} />
    </Section>
  );
}
