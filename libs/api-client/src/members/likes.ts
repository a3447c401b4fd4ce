import { queryOptions } from '@tanstack/react-query';
import { listLikes, type LikesOfType, type LikeType } from '@parlour/contract/members/list-likes';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { membersKeys } from './keys.ts';

/** One tab of the likes page. */
export const likesOptions = (type: LikeType, page: number) =>
  queryOptions({
    queryKey: membersKeys.likesOf(type, page),
    queryFn: async ({ client, signal }): Promise<LikesOfType> => {
      const reply = await send(listLikes, { query: { type, page }, signal }, transportOf(client));
      if (!('likes' in reply)) throw new Error('Likes of one type were asked for.');
      return reply;
    },
  });
