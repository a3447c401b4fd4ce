import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { Note } from '@parlour/ui';

/** Of the words that came with the sign-up: others do not see them yet. */
export function DraftNote() {
  return (
    <Note glyph={PencilLine}>
      <Trans>This is a draft. Save it to show it to others.</Trans>
    </Note>
  );
}
