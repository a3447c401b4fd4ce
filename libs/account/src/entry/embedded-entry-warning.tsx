import { useId } from 'react';
import { Card, Wrap } from '@parlour/ui';
import { EntryWords } from './entry-words.tsx';

/** The same warning inside a lander, not over it (setting `embedded_entry_warning`). */
export function EmbeddedEntryWarning() {
  const titleId = useId();
  return (
    <Wrap as="section" $narrow aria-labelledby={titleId}>
      <Card>
        <EntryWords titleId={titleId} />
      </Card>
    </Wrap>
  );
}
