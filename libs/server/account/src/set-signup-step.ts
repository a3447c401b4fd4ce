import { setSignupStep } from '@parlour/contract/account/set-signup-step';
import { markStep, signupProgress } from '@parlour/models/account/signup-steps';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { lockMember, updateSteps } from './store/members.ts';

/** Marks one step of joining as done or skipped. */
export const setSignupStepCall = () =>
  handle(setSignupStep, async ({ body }, context) => {
    const { brand, viewer } = context;
    return inTransaction(context, async ({ trx }) => {
      const member = await lockMember(trx, brand.id, viewer.id);
      if (!member) throw refuse('authentication_required');
      const verdict = markStep(member.signup_steps, body.step, body.state);
      if (!verdict.ok) throw refuse(verdict.refusal);
      await updateSteps(trx, brand.id, viewer.id, verdict.kept);
      return { signup: signupProgress(verdict.kept, member.confirmed_at !== null) };
    });
  });
