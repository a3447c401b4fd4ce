import { getLike } from '@parlour/contract/members/get-like';
import { callQuery } from '../call-query.ts';
import { membersKeys } from './keys.ts';

/** The like of one member. */
export const receivedLikeOptions = (profileId: string) =>
  callQuery(membersKeys.like(profileId), getLike, { profile_id: profileId });
