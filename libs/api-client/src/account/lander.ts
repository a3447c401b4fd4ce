import { getLander } from '@parlour/contract/account/reference-data/get-lander';
import { callQuery } from '../call-query.ts';
import { accountKeys } from './keys.ts';

export interface LanderArguments {
  type: string;
  slug?: string;
  /** The member on whom it is one. */
  profileId?: string;
}

/** A first impression of the brand, as its address asks for it. */
export const landerOptions = ({ type, slug, profileId }: LanderArguments) =>
  callQuery([...accountKeys.lander, type, slug ?? null, profileId ?? null] as const, getLander, {
    type,
    slug,
    profile_id: profileId,
  });
