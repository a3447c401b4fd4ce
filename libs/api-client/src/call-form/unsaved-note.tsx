import { Trans } from '@lingui/react/macro';
import type { z } from 'zod';
import { Note } from '@parlour/ui';
import type { CallFormState } from './use-call-form.ts';

/** Says of what stands in a form since before a reload that it is not saved. */
export const UnsavedNote = <S extends z.ZodObject>({ state }: { state: CallFormState<S> }) =>
  state.draft.kept && (
    <Note announce="polite">
      <Trans>These changes are not saved yet.</Trans>
    </Note>
  );
