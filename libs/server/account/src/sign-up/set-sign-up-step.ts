import { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import type { BodyOf } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { hasStep, markStep, signUpProgress, type SignUpStepName } from '@parlour/models/account/sign-up/sign-up-steps';
import { profileFacts, type ProfileField } from '@parlour/models/profile-fields';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { CallRefusal, refuse } from '@parlour/server-kit/calls/refusal';
import type { AccountPorts } from '../ports.ts';
import { lockMember, updateSteps } from '../store/members.ts';

/**
 * Marks one step of joining as done or skipped (contract A4).
 *
 * @throws `step_required` for a step that the brand requires and that was skipped, or left empty: then with its first field
 */
export const setSignUpStepCall = (ports: AccountPorts) =>
  handle(setSignUpStep, async ({ body }, context) => {
    const { brand, viewer } = context;
    const required = brand.settings.required_signup_steps;
    await refuseEmptyStep(ports, context, body);
    return inTransaction(context, async ({ trx }) => {
      const member = await lockMember(trx, brand.id, viewer.id);
      if (!member) throw refuse('authentication_required');
      const verdict = markStep(member.signup_steps, body.step, body.state, required);
      if (!verdict.ok) throw refuse(verdict.refusal);
      await updateSteps(trx, brand.id, viewer.id, verdict.kept);
      return { signup: signUpProgress(verdict.kept, member.confirmed_at !== null, required) };
    });
  });

/** What the brand requires is there before it counts as done. */
async function refuseEmptyStep(
  ports: AccountPorts,
  context: MemberContext,
  { step, state }: BodyOf<typeof setSignUpStep>,
): Promise<void> {
  const { required_signup_steps, visible_profile_fields } = context.brand.settings;
  const isAsked = required_signup_steps.some((required) => required === step);
  if (state === 'skipped' || !isAsked) return;
  if (hasStep(step, await ports.ownProfile(context, context.viewer.id))) return;
  throw new CallRefusal('step_required', { fields: missingAt(step, visible_profile_fields) });
}

/** The first field of an empty step, with what to do there. */
function missingAt(step: SignUpStepName, visible: readonly ProfileField[]): Record<string, ErrorCode> {
  const fact = profileFacts.find((field) => visible.includes(field));
  switch (step) {
    case 'photo':
      return { file: 'photo_required' };
    case 'location':
      return { region: 'region_unknown' };
    case 'about':
      return { about_me: 'message_empty' };
    default:
      return fact ? { [fact]: 'value_unknown' } : {};
  }
}
