import { setSignupStep } from '@parlour/contract/account/set-signup-step';
import type { BodyOf } from '@parlour/contract/define-call';
import { hasStep, markStep, signupProgress } from '@parlour/models/account/signup-steps';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import type { AccountPorts } from './ports.ts';
import { lockMember, updateSteps } from './store/members.ts';

/** Marks one step of joining as done or skipped. */
export const setSignupStepCall = (ports: AccountPorts) =>
  handle(setSignupStep, async ({ body }, context) => {
    const { brand, viewer } = context;
    const required = brand.settings.required_signup_steps;
    await refuseEmptyStep(ports, context, body);
    return inTransaction(context, async ({ trx }) => {
      const member = await lockMember(trx, brand.id, viewer.id);
      if (!member) throw refuse('authentication_required');
      const verdict = markStep(member.signup_steps, body.step, body.state, required);
      if (!verdict.ok) throw refuse(verdict.refusal);
      await updateSteps(trx, brand.id, viewer.id, verdict.kept);
      return { signup: signupProgress(verdict.kept, member.confirmed_at !== null, required) };
    });
  });

/** What the brand requires is there before it counts as done. */
async function refuseEmptyStep(
  ports: AccountPorts,
  context: MemberContext,
  { step, state }: BodyOf<typeof setSignupStep>,
): Promise<void> {
  const isAsked = context.brand.settings.required_signup_steps.some((required) => required === step);
  if (state === 'skipped' || !isAsked) return;
  if (!hasStep(step, await ports.ownProfile(context, context.viewer.id))) throw refuse('step_required');
}
