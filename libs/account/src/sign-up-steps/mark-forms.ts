import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { setSignupStep } from '@parlour/contract/account/sign-up/set-signup-step';
import { SignupStep } from '@parlour/contract/types/user';

/** Leaves a step for later. The page's action tells it from the step's own form by the name of its field. */
export const skipForm = defineCallForm({
  call: setSignupStep,
  schema: z.object({ skip: SignupStep }),
  toBody: ({ skip }) => ({ step: skip, state: 'skipped' as const }),
});

/** Marks a step whose own form was sent without JavaScript. */
export const doneForm = defineCallForm({
  call: setSignupStep,
  schema: z.object({ done: SignupStep }),
  toBody: ({ done }) => ({ step: done, state: 'done' as const }),
});
