import { signupState } from '@parlour/contract/account/sign-up/signup-state';
import type { Tracking } from '@parlour/contract/account/sign-up/tracking';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export interface SignupArguments {
  profileId?: string;
  tracking?: Tracking;
}

/** May a visitor join, and to whom would the first message go. */
export const signupOptions = ({ profileId, tracking = {} }: SignupArguments = {}) =>
  callQuery([...accountKeys.signup(profileId), tracking] as const, signupState, { ...tracking, profile_id: profileId });
