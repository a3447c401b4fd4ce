import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { Note, VisuallyHidden } from '@parlour/ui';
import { usePostedFocus } from '@parlour/ui/kit/forms/use-posted-focus';
import { FormToken } from './form-token.tsx';
import type { CallFormState } from './use-call-form.ts';

const Failure = styled.div`
  border-radius: var(--radius-control);

  &:not(:empty) {
    margin-bottom: var(--space-4);
  }
`;

interface CallFormProps<S extends z.ZodObject> {
  state: CallFormState<S>;
  /** Stands below the sentence of a failure: a link that helps. */
  wayOut?: ReactNode;
  /** Where it posts to without JavaScript, if not to the page's own address. */
  action?: string;
  className?: string;
  children: ReactNode;
}

/** The form element of `useCallForm`: posts to its own page without JavaScript, and shows what is wrong with the whole. */
export function CallForm<S extends z.ZodObject>({ state, wayOut, action, className, children }: CallFormProps<S>) {
  const postedFocus = usePostedFocus(state.failure !== null);
  return (
    <form {...state.form} method="post" action={action} className={className}>
      <FormToken />
      <Failure ref={state.failureRef} tabIndex={-1} {...postedFocus}>
        {state.failure === null ? null : (
          <Note tone="danger" announce="assertive" title={state.failure}>
            {wayOut}
          </Note>
        )}
      </Failure>
      <VisuallyHidden role="status">{state.unheardError}</VisuallyHidden>
      <Fragment key={state.draft.wasFound ? 'restored' : 'new'}>{children}</Fragment>
    </form>
  );
}
