import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, BellOff } from 'lucide-react';
import { css, styled } from 'styled-components';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses } from '@parlour/contract/addresses';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import {
  Avatar,
  Badge,
  from,
  Grow,
  Icon,
  IconLink,
  LinkButton,
  PlainLink,
  Row,
  Text,
  VisuallyHidden,
  type MenuEntry,
} from '@parlour/ui';
import { useSegment } from '../../list/use-segment.ts';
import { ConversationMenu } from './conversation-menu.tsx';

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-height: 62px;
  padding: 8px 8px 8px 4px;
  border-bottom: 1px solid var(--color-edge);
  background: var(--color-surface);

  ${from.desk} {
    min-height: 72px;
    padding: 10px 24px;
  }
`;

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

  ${from.desk} {
    display: none;
  }
`;

const Elsewhere = styled.span`
  pointer-events: none;
`;

const ProfileLink = styled.div`
  display: none;

  ${from.desk} {
    display: block;
  }
`;

const who = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 4px;
  border-radius: var(--radius-control);
`;

const WhoLink = styled(PlainLink)`
  ${who}
`;

const WhoWas = styled.div`
  ${who}
`;

const Name = styled.h1`
  font-weight: 650;
  font-size: 1rem;
  line-height: 1.3;
`;

/** Always in sight, and low: a phone has little height. */
const Disclosed = styled.p`
  flex: none;
  padding: 4px 12px;
  background: var(--color-notice);
  font-size: var(--text-tiny);
  line-height: 1.35;

  ${from.desk} {
    padding-inline: 24px;
  }
`;

/** Who it is with, leading to the profile, and what has to be said of it; what may be done about the conversation. */
export function ConversationHead({
  page,
  extraEntries,
}: {
  page: ConversationPage;
  extraEntries: readonly MenuEntry[];
}) {
  const { t } = useLingui();
  const { search } = useSegment();
  const { profile, conversation } = page;
  const isMuted = conversation?.muted === true;
  const disclosures = useDisclosures()(profile);
  const online = profile.online === 'now';
  const { id, name } = profile;
  const href = addresses.member.href({ id });
  const unread = useUnreadElsewhere(id);
  const unreadLabel = t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`;
  const all = t`All conversations`;
  const card = (
    <>
      <Avatar src={profile.main_image?.thumb_filename ?? undefined} alt="" />
      <Grow>
        <Row $gap={2}>
          <Name>{nameAndAge(profile)}</Name>
          {isMuted && <Icon glyph={BellOff} size="small" />}
          <VisuallyHidden>{isMuted && t`Muted`}</VisuallyHidden>
        </Row>
        {(online || disclosures.length > 0) && (
          <Row as="span" $gap={2} $wrap>
            {online && (
              <Text as="span" $size="small" $tone="success">
                {t`online now`}
              </Text>
            )}
            {disclosures.length > 0 && (
              <Text as="span" $size="small" $strong>
                {disclosures.map(({ word }) => word).join(' · ')}
              </Text>
            )}
          </Row>
        )}
      </Grow>
    </>
  );
  return (
    <>
      <Head>
        <Back>
          <IconLink
            href={addresses.chats.href(undefined, search)}
            label={unread > 0 ? `${all} · ${unreadLabel}` : all}
            glyph={ArrowLeft}
          />
          <Elsewhere aria-hidden="true">
            <Badge count={unread} label="" />
          </Elsewhere>
        </Back>
        {profile.status === 'disabled' ? (
          <WhoWas>{card}</WhoWas>
        ) : (
          <>
            <WhoLink href={href} title={t`Profile of ${name}`}>
              {card}
            </WhoLink>
            <ProfileLink>
              <LinkButton href={href}>{t`View profile`}</LinkButton>
            </ProfileLink>
          </>
        )}
        <ConversationMenu page={page} extraEntries={extraEntries} />
      </Head>
      {disclosures.length > 0 && <Disclosed>{disclosures.map(({ sentence }) => sentence).join(' ')}</Disclosed>}
    </>
  );
}

/** What others have written that is not read yet: the server's count, since the list may be loaded in part only. */
function useUnreadElsewhere(profileId: string): number {
  const { chats, total_unread: total } = useSuspenseQuery(chatsOptions()).data;
  const here = chats.find(({ profile }) => profile.id === profileId)?.num_unread_messages ?? 0;
  return Math.max(0, total - here);
}
