import { signupMatches } from '@parlour/contract/account/sign-up/signup-matches';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** People to meet right after joining. */
export const signupMatchesOptions = () => callQuery(accountKeys.signupMatches, signupMatches);
