import type { QueryClient } from '@tanstack/react-query';
import type { LikesOfType } from '@parlour/contract/members/list-likes';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { accountKeys } from '../account/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { withLikeSeen } from './fold-cards.ts';
import { changeCards } from './change-cards.ts';
import { setCounts } from './counts.ts';
import { membersKeys } from './keys.ts';
import { foldSeen } from './fold-likes.ts';

/** Clears the new mark of one received like, as opening its profile does (spec section 4), or of all. */
export async function seeLikes(client: QueryClient, profileId: string | null): Promise<void> {
  const body = profileId === null ? ({ all: true } as const) : ({ profile_id: profileId, like_new: false } as const);
  const { total_new } = await send(markLikesSeen, { body, ...wayOf(client) });
  setCounts(client, { total_new });
  client.setQueriesData<LikesOfType>(
    { queryKey: membersKeys.likes },
    (tab) => tab && foldSeen(tab, profileId, total_new),
  );
  changeCards(client, profileId, withLikeSeen);
  tellOtherTabs(accountKeys.user, membersKeys.all, membersKeys.likes);
}
