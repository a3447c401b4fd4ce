import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { SignupState, SignupStep } from '../../types/user.ts';

/** Marks a step of the sign-up as done or skipped (contract A4). */
export const setSignupStep = defineCall({
  method: 'PUT',
  path: '/api/signup.php',
  who: 'member',
  body: z.strictObject({
    step: SignupStep,
    state: z.enum(['done', 'skipped'], 'value_unknown'),
  }),
  reply: z.object({ signup: SignupState }),
  errors: ['step_required'],
});
