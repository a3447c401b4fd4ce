import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { SignUpState, SignUpStep } from '../../types/user.ts';

/** Marks a step of the sign-up as done or skipped (contract A4). */
export const setSignUpStep = defineCall({
  method: 'PUT',
  path: '/api/signup.php',
  who: 'member',
  body: z.strictObject({
    step: SignUpStep,
    state: z.enum(['done', 'skipped'], 'value_unknown'),
  }),
  reply: z.object({ signup: SignUpState }),
  errors: ['step_required'],
});
