import { useLingui } from '@lingui/react/macro';
import { OpenChats } from '@parlour/chat';
import { addresses } from '@parlour/contract/addresses';
import { Card, Heading, SectionHead, StandaloneLink } from '@parlour/ui';

/** The open chats on a member's home page. */
export function HomeChats() {
  const { t } = useLingui();
  return (
    <Card as="section">
      <SectionHead>
        <Heading>{t`Open chats`}</Heading>
        <StandaloneLink href={addresses.chats.href()}>{t({ message: 'All', context: 'conversations' })}</StandaloneLink>
      </SectionHead>
      <OpenChats />
    </Card>
  );
}
