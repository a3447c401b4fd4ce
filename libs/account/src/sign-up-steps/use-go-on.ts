import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { markSignUpStep } from '@parlour/api-client/account/sign-up-steps';
import type { SignUpStep } from '@parlour/contract/types/user';
import { useShowNext } from './steps-over-page.ts';

/**
 * Marks a step and goes on to the next, unless somebody has left the step meanwhile. A step that passes by itself leaves no trace
 * in the way back.
 */
export function useGoOn(step: SignUpStep) {
  const client = useQueryClient();
  const showNext = useShowNext(step);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return async (state: 'done' | 'skipped', { replace = false } = {}): Promise<void> => {
    const signup = await markSignUpStep(client, step, state);
    if (isShown.current) await showNext(signup, { replace });
  };
}
