import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { OpenChats } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { Card, Heading, SectionHead, StandaloneLink } from '@parlour/ui';

/** Faces and times stand in line with the heading, though they can be pressed further out. */
const Chats = styled(Card)`
  > ul {
    margin-inline: -10px;
  }
`;

/** The open chats on a member's home page. */
export function HomeChats() {
  const { t } = useLingui();
  return (
    <Chats as="section">
      <SectionHead>
        <Heading>{t`Open chats`}</Heading>
        <StandaloneLink href={addresses.chats.href()}>{t({ message: 'All', context: 'conversations' })}</StandaloneLink>
      </SectionHead>
      <OpenChats />
    </Chats>
  );
}
