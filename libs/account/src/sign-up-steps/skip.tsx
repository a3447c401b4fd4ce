import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keepSignup } from '@parlour/api-client/account/signup-steps';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import type { SignupStep } from '@parlour/contract/types/user';
import { addressAfter } from './step-address.ts';

/** The form that leaves a step for later; its button stands among the step's own. */
export function useSkip(step: SignupStep) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallForm({
    form: async () => (await import('./mark-forms.ts')).skipForm,
    onDone: async ({ signup }) => {
      keepSignup(client, signup);
      await navigate(addressAfter(signup, step));
    },
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
