import { useQueryClient } from '@tanstack/react-query';
import { keepSignUp } from '@parlour/api-client/account/sign-up-steps';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import type { SignUpStep } from '@parlour/contract/types/user';
import { useShowNext } from './steps-over-page.ts';

/** The form that leaves a step for later; its button stands among the step's own. */
export function useSkip(step: SignUpStep) {
  const client = useQueryClient();
  const showNext = useShowNext(step);
  return useCallForm({
    form: async () => (await import('./mark-forms.ts')).skipForm,
    onDone: ({ signup }) => keepSignUp(client, signup),
    goOn: ({ signup }) => showNext(signup),
  });
}

export type Skip = ReturnType<typeof useSkip>;

/** Stands beside the step's own form, since forms cannot lie in each other; the button names it by its id. */
export function SkipForm({ step, state }: { step: SignUpStep; state: Skip }) {
  return (
    <CallForm state={state}>
      <input type="hidden" name="skip" value={step} />
    </CallForm>
  );
}
