import type { z } from 'zod';
import { useCallForm, type CallFormOptions, type CallFormState, type TypedFields } from '@parlour/api-client/call-form';
import type { Call } from '@parlour/contract/define-call';
import type { EditedPart } from '@parlour/contract/profile/part-address';
import { usePartPlace } from './use-part-place.ts';
import { useSavedPart } from './use-saved-part.ts';

export interface PartFormOptions<C extends Call, S extends z.ZodObject> extends Pick<
  CallFormOptions<C, S>,
  'form' | 'lastResult' | 'isOneValue'
> {
  part: EditedPart;
  /** What is saved now, as the form's fields have it. */
  saved: TypedFields;
  /** Takes the answer over. */
  onSaved: NonNullable<CallFormOptions<C, S>['onDone']>;
  /** Gives the fields the values they have now; null where what is saved cannot be taken back. */
  putBack: (() => Promise<void>) | null;
}

export interface PartFormState<S extends z.ZodObject> {
  call: CallFormState<S>;
  /** Leaves the form; what was typed in it is forgotten. */
  giveUp(): void;
}

/**
 * The form of one part of the own profile: keeps a draft, saves by itself, offers the way back, and closes; not where somebody
 * went on typing while it was saved.
 */
export function usePartForm<const C extends Call, S extends z.ZodObject>({
  part,
  saved,
  onSaved,
  putBack,
  ...options
}: PartFormOptions<C, S>): PartFormState<S> {
  const place = usePartPlace();
  const id = `own-${part}`;
  const announce = useSavedPart(id);
  const call = useCallForm<C, S>({
    ...options,
    id,
    draft: `profile.${part}`,
    changesSaved: true,
    defaultValue: saved as Partial<z.input<S>>,
    onDone: async (reply) => {
      await onSaved(reply);
      // Where somebody went on typing the form stays, with what would be undone.
      announce(call.draft.isTypedSince() ? null : putBack);
    },
    goOn: (): void | Promise<void> => (call.draft.isTypedSince() ? undefined : place.close()),
  });
  const giveUp = () => {
    call.draft.drop();
    void place.close();
  };
  return { call, giveUp };
}
