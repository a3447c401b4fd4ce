import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { addresses } from '@parlour/contract/addresses';
import { Badge, from, IconLink } from '@parlour/ui';
import { useSegment } from '../../list/use-segment.ts';

/** The badge stands beside the arrow, a large one below it. Where the list is beside the conversation, it says itself what is new. */
const Back = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  max-width: 70px;

  /* The badge may lie on its room, not on its arrow; above as below, so that the arrow stands in the middle of the line. */
  > a {
    margin: -6px -12px -6px 0;
  }

  > span {
    pointer-events: none;
  }

  ${from.desk} {
    display: none;
  }
`;

/** Leads from the conversation with somebody to the list, and says how much stands there unread. */
export function BackToChats({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const { search } = useSegment();
  const unread = useUnreadElsewhere(profileId);
  const unreadLabel = t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`;
  const all = t`All conversations`;
  return (
    <Back>
      <IconLink
        href={addresses.chats.href(undefined, search)}
        label={unread > 0 ? `${all} · ${unreadLabel}` : all}
        glyph={ArrowLeft}
      />
      <span aria-hidden="true">
        <Badge count={unread} label="" />
      </span>
    </Back>
  );
}

/** What others have written that is not read yet: the server's count, since the list may be loaded in part only. */
function useUnreadElsewhere(profileId: string): number {
  const { chats, total_unread: total } = useSuspenseQuery(chatsOptions()).data;
  const here = chats.find(({ profile }) => profile.id === profileId)?.num_unread_messages ?? 0;
  return Math.max(0, total - here);
}
