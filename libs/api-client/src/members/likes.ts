import { queryOptions } from '@tanstack/react-query';
import { listLikes, type LikesOfType, type LikeType } from '@parlour/contract/members/list-likes';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { membersKeys } from './keys.ts';

/** One tab of the likes page: asked for with a type, likes are answered as such a tab. */
export const likesOptions = (type: LikeType, page: number) =>
  queryOptions({
    queryKey: membersKeys.likesOf(type, page),
    queryFn: ({ client, signal }) =>
      send(listLikes, { query: { type, page }, signal, ...wayOf(client) }) as Promise<LikesOfType>,
  });
