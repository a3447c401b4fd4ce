import { activationState } from '@parlour/contract/account/activation/activation-state';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

/** Where the confirmation went and when it may be asked for again. */
export const activationOptions = () => callQuery(accountKeys.activation, activationState);
