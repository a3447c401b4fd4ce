import { useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses } from '@parlour/contract/addresses';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import {
  Avatar,
  from,
  Grow,
  Icon,
  LinkButton,
  PlainLink,
  Row,
  Text,
  VisuallyHidden,
  type MenuEntry,
} from '@parlour/ui';
import { BackToChats } from './back-to-chats.tsx';
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

const ProfileLink = styled.div`
  display: none;

  ${from.desk} {
    display: block;
  }
`;

/** Where letters are so large that few stand beside the picture, they have its room: the alternative is a line each. */
const who = css`
  container-type: inline-size;
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 4px;
  border-radius: var(--radius-control);

  > :first-child {
    @container (max-width: 8em) {
      display: none;
    }
  }
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

const Standing = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  line-height: 1.3;
`;

/**
 * Always in sight, and low: a phone has little height. Where its words would fill the window, or leave nothing to the messages,
 * they scroll, by keys too.
 */
const Disclosed = styled.p`
  flex: 0 99 auto;
  min-height: calc(1.35em + 8px);
  max-height: 25dvh;
  overflow: auto;
  outline-offset: -3px;
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
  const { profile } = page;
  const disclosures = useDisclosures()(profile);
  const { id, name } = profile;
  const href = addresses.member.href({ id });
  const card = <WhoItIs page={page} disclosed={disclosures.map(({ word }) => word).join(' · ')} />;
  return (
    <>
      <Head>
        <BackToChats profileId={id} />
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
      {disclosures.length > 0 && (
        <Disclosed tabIndex={0}>{disclosures.map(({ sentence }) => sentence).join(' ')}</Disclosed>
      )}
    </>
  );
}

/** @param disclosed the words for what has to be said of the profile; empty where nothing has */
function WhoItIs({ page: { profile, conversation }, disclosed }: { page: ConversationPage; disclosed: string }) {
  const { t } = useLingui();
  const isMuted = conversation?.muted === true;
  const online = profile.online === 'now';
  return (
    <>
      <Avatar src={profile.main_image?.thumb_filename ?? undefined} alt="" />
      <Grow>
        <Row $gap={2}>
          <Name>{nameAndAge(profile)}</Name>
          {isMuted && <Icon glyph={BellOff} size="small" />}
          <VisuallyHidden>{isMuted && t`Muted`}</VisuallyHidden>
        </Row>
        {(online || disclosed) && (
          <Standing>
            {online && (
              <Text as="span" $size="small" $tone="success">
                {t`online now`}
              </Text>
            )}
            {disclosed && (
              <Text as="span" $size="small" $strong>
                {disclosed}
              </Text>
            )}
          </Standing>
        )}
      </Grow>
    </>
  );
}
