import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import { SignUpStep } from '@parlour/contract/types/user';

/** Leaves a step for later. The page's action tells it from the step's own form by the name of its field. */
export const skipForm = defineCallForm({
  call: setSignUpStep,
  schema: z.object({ skip: SignUpStep }),
  toBody: ({ skip }) => ({ step: skip, state: 'skipped' as const }),
});

/** Marks a step whose own form was sent without JavaScript. */
export const doneForm = defineCallForm({
  call: setSignUpStep,
  schema: z.object({ done: SignUpStep }),
  toBody: ({ done }) => ({ step: done, state: 'done' as const }),
});
