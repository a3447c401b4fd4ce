import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import type { Tracking } from '@parlour/contract/account/sign-up/tracking';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export interface SignUpArguments {
  profileId?: string;
  tracking?: Tracking;
}

/** May a visitor join, and to whom would the first message go. */
export const signUpOptions = ({ profileId, tracking = {} }: SignUpArguments = {}) =>
  callQuery([...accountKeys.signUp(profileId), tracking] as const, signUpState, { ...tracking, profile_id: profileId });
