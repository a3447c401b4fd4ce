import { listIcebreakers } from '@parlour/contract/chat/list-icebreakers';
import { callQuery } from '../call-query.ts';
import { chatKeys } from './keys.ts';

/** First sentences to choose from, for somebody who has not been written to. */
export const icebreakersOptions = (profileId: string) =>
  callQuery(chatKeys.icebreakers(profileId), listIcebreakers, { profile_id: profileId });
