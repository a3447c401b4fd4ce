import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { likesOptions } from '@parlour/api-client/members/likes';
import { likeTypes, type LikeType } from '@parlour/contract/members/list-likes';
import { pageIn } from '@parlour/contract/address-numbers';
import { addresses } from '@parlour/contract/addresses';
import type { Like } from '@parlour/contract/types/chat';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { from, PageHead, Pagination, Stack, Title, VisuallyHidden, Wrap } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';
import { LikesTabs, useTabLabels } from './likes-tabs.tsx';
import { BehindTheLast, NoLikes } from './no-likes.tsx';
import { SeenAllButton } from './seen-all-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 40px;

  ${from.tablet} {
    padding-bottom: 72px;
  }
`;

export interface LikesAddress {
  type: LikeType;
  page: number;
}

/** The tab and page of `/likes/:type?page=`; null where there is no such tab, which is a 404. */
export function readLikesAddress(type: string | undefined, search: URLSearchParams): LikesAddress | null {
  const known = likeTypes.find((candidate) => candidate === (type ?? 'received'));
  return known ? { type: known, page: pageIn(search) } : null;
}

export const likesPageQueries = ({ type, page }: LikesAddress) => [userOptions(), likesOptions(type, page)] as const;

/** Likes received, sent and matches (spec section 2), each on its own tab. */
export function LikesPage({ type, page }: LikesAddress) {
  const { t } = useLingui();
  const tabLabels = useTabLabels();
  const tab = useSuspenseQuery(likesOptions(type, page)).data;
  const isEmpty = tab.likes.length === 0;
  return (
    <Page {...useKeptFocus()}>
      <Stack $gap={5}>
        <PageHead>
          <Title tabIndex={-1}>{t`Likes`}</Title>
          {type === 'received' && tab.total_new > 0 && <SeenAllButton />}
        </PageHead>
        <LikesTabs current={type} tab={tab} />
        <VisuallyHidden as="h2">{tabLabels[type]}</VisuallyHidden>
        {isEmpty && (tab.total > 0 ? <BehindTheLast type={type} /> : <NoLikes type={type} />)}
        <MemberTiles
          profiles={tab.likes.map((like) => cardOf(like, type))}
          source="list"
          lead
          matches={type === 'matches'}
        />
        <Pagination
          label={t`Pages of likes`}
          current={tab.page}
          last={tab.pages}
          hrefOf={(number) => addresses.likes.href({ type }, { page: number })}
          labels={{ previous: t`Previous page`, next: t`Next page`, page: (number) => t`Page ${number}` }}
        />
      </Stack>
    </Page>
  );
}

/** On the tab of received likes the mark is the like's own. */
const cardOf = ({ profile, like_new }: Like, type: LikeType): ProfileCard =>
  type === 'received' ? { ...profile, like_new } : profile;
