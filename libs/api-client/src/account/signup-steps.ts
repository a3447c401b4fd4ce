import type { QueryClient } from '@tanstack/react-query';
import { setSignupStep } from '@parlour/contract/account/sign-up/set-signup-step';
import type { SignupState, SignupStep } from '@parlour/contract/types/user';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { userOptions } from './user.ts';

/** Shows everywhere how far the sign-up has come. */
export function keepSignup(client: QueryClient, signup: SignupState): void {
  client.setQueryData(userOptions().queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, signup: signup.complete ? null : signup } } : reply,
  );
}

/** Marks a step of the sign-up on the server, so that it goes on from there in any browser. */
export async function markSignupStep(
  client: QueryClient,
  step: SignupStep,
  state: 'done' | 'skipped',
): Promise<SignupState> {
  const { signup } = await send(setSignupStep, { body: { step, state } }, transportOf(client));
  keepSignup(client, signup);
  return signup;
}
