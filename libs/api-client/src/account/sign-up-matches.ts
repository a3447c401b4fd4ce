import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** People to meet right after joining. */
export const signUpMatchesOptions = () => callQuery(accountKeys.signUpMatches, signUpMatches);
