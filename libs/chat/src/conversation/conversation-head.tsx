import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses } from '@parlour/contract/addresses';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { Avatar, from, Grow, IconLink, LinkButton, PlainLink, Row, Text, type MenuEntry } from '@parlour/ui';
import { useSegment } from '../list/use-segment.ts';
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

const Back = styled.div`
  ${from.desk} {
    display: none;
  }
`;

const ProfileLink = styled.div`
  display: none;

  ${from.desk} {
    display: block;
  }
`;

const Who = styled(PlainLink)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 4px;
  border-radius: var(--radius-control);
`;

const Name = styled.h1`
  font-weight: 650;
  font-size: 1rem;
  line-height: 1.3;
`;

/** Who it is with, leading to the profile; what may be done about the conversation. */
export function ConversationHead({
  page,
  extraEntries,
}: {
  page: ConversationPage;
  extraEntries: readonly MenuEntry[];
}) {
  const { t } = useLingui();
  const { search } = useSegment();
  const { profile } = page;
  const disclosures = useDisclosures()(profile);
  const online = profile.online === 'now';
  const { name } = profile;
  return (
    <Head>
      <Back>
        <IconLink href={addresses.chats.href(undefined, search)} label={t`All conversations`} glyph={ArrowLeft} />
      </Back>
      <Who href={addresses.member.href({ id: profile.id })} title={t`Profile of ${name}`}>
        <Avatar src={profile.main_image?.thumb_filename ?? undefined} alt="" />
        <Grow>
          <Name>{nameAndAge(profile)}</Name>
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
      </Who>
      <ProfileLink>
        <LinkButton href={addresses.member.href({ id: profile.id })}>{t`View profile`}</LinkButton>
      </ProfileLink>
      <ConversationMenu page={page} extraEntries={extraEntries} />
    </Head>
  );
}
