import { useQueryClient } from '@tanstack/react-query';
import { markSignupStep } from '@parlour/api-client/account/signup-steps';
import type { SignupStep } from '@parlour/contract/types/user';
import { useShowNext } from './steps-over-page.ts';

/** Marks a step and goes on to the next. A step that passes by itself leaves no trace in the way back. */
export function useGoOn(step: SignupStep) {
  const client = useQueryClient();
  const showNext = useShowNext(step);
  return async (state: 'done' | 'skipped', { replace = false } = {}): Promise<void> => {
    await showNext(await markSignupStep(client, step, state), { replace });
  };
}
