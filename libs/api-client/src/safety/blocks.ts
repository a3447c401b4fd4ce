import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Relation } from '@parlour/contract/types/profile';
import type { ReplyOf } from '@parlour/contract/define-call';
import { block } from '@parlour/contract/safety/block';
import { type getProfile } from '@parlour/contract/profile/get-profile';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { unblock } from '@parlour/contract/safety/unblock';
import { ApiError } from '../api-error.ts';
import { callQuery } from '../call-query.ts';
import { profileKeys } from '../profile/keys.ts';
import { send } from '../send.ts';
import { wayOf, type Way } from '../transport.ts';
import { forgetTies } from './forget-ties.ts';
import { safetyKeys } from './keys.ts';

/** The members one has blocked. */
export const blocksOptions = () => callQuery(safetyKeys.blocks, listBlocks, {});

export interface BlockWish {
  profileId: string;
  /** True blocks, false ends it. */
  blocked: boolean;
}

const doneAlready = ['already_blocked', 'not_found'];

/** Blocks a member or ends the block; null where that was so already. */
export async function sendBlock({ profileId, blocked }: BlockWish, way: Way | undefined): Promise<Relation | null> {
  try {
    const { relation } = await send(blocked ? block : unblock, { body: { profile_id: profileId }, ...way });
    return relation;
  } catch (error) {
    if (error instanceof ApiError && doneAlready.includes(error.code)) return null;
    throw error;
  }
}

/**
 * Blocks a member or ends the block. Nothing is shown in advance: a block must be certain. Where the answer was lost the profile is
 * read anew, which says whether it stands.
 */
export const blockMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: safetyKeys.blocking,
    mutationFn: (wish: BlockWish) => sendBlock(wish, wayOf(client)),
    onError: (error, { profileId }) => {
      const isUnknown = error instanceof ApiError && error.mayHaveHappened;
      if (isUnknown) void client.invalidateQueries({ queryKey: profileKeys.one(profileId) });
    },
    onSuccess: async (relation, { profileId }) => {
      const profile = profileKeys.one(profileId);
      if (relation)
        client.setQueryData<ReplyOf<typeof getProfile>>(
          profile,
          (reply) => reply && { profile: { ...reply.profile, like_sent: relation.like_sent, relation } },
        );
      else await client.invalidateQueries({ queryKey: profile });
      await forgetTies(client, profile);
    },
  });
