import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { markSignupStep } from '@parlour/api-client/account/signup-steps';
import type { SignupStep } from '@parlour/contract/types/user';
import { addressAfter } from './step-address.ts';

/** Marks a step and goes on to the next. A step that passes by itself leaves no trace in the way back. */
export function useGoOn(step: SignupStep) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (state: 'done' | 'skipped', { replace = false } = {}): Promise<void> => {
    const signup = await markSignupStep(client, step, state);
    await navigate(addressAfter(signup, step), { replace });
  };
}
