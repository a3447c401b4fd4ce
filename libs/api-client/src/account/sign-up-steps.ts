import type { QueryClient } from '@tanstack/react-query';
import { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import type { SignUpState, SignUpStep } from '@parlour/contract/types/user';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { userOptions } from './user.ts';

/** Shows everywhere how far the sign-up has come. */
export function keepSignUp(client: QueryClient, signUp: SignUpState): void {
  client.setQueryData(userOptions().queryKey, (reply) =>
    reply?.user ? { ...reply, user: { ...reply.user, signup: signUp.complete ? null : signUp } } : reply,
  );
}

/** Marks a step of the sign-up on the server, so that it goes on from there in any browser. */
export async function markSignUpStep(
  client: QueryClient,
  step: SignUpStep,
  state: 'done' | 'skipped',
): Promise<SignUpState> {
  const { signup: signUp } = await send(setSignUpStep, { body: { step, state }, ...wayOf(client) });
  keepSignUp(client, signUp);
  return signUp;
}
