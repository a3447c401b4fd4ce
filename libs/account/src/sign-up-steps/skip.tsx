import { useQueryClient } from '@tanstack/react-query';
import { keepSignup } from '@parlour/api-client/account/signup-steps';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import type { SignupStep } from '@parlour/contract/types/user';
import { useShowNext } from './steps-over-page.ts';

/** The form that leaves a step for later; its button stands among the step's own. */
export function useSkip(step: SignupStep) {
  const client = useQueryClient();
  const showNext = useShowNext(step);
  return useCallForm({
    form: async () => (await import('./mark-forms.ts')).skipForm,
    onDone: ({ signup }) => keepSignup(client, signup),
    goOn: ({ signup }) => showNext(signup),
  });
}

export type Skip = ReturnType<typeof useSkip>;

export function SkipForm({ step, state }: { step: SignupStep; state: Skip }) {
  return (
    <CallForm state={state}>
      <input type="hidden" name="skip" value={step} />
    </CallForm>
  );
}
