import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { CanSend, Profile, Relation } from '@parlour/contract/types/profile';
import { isHelpedByCredits } from '@parlour/models/chat/helped-by-credits';
import { useErrorSentence, useFormats } from '@parlour/i18n';
import { ApiError } from '@parlour/api-client/api-error';
import { Grow, Icon, LinkButton, phoneOnly, PriceTag, Row, Text } from '@parlour/ui';

/** On a phone the round buttons, three at most, have a line of their own where large words leave less than 5rem beside them. */
const Bar = styled(Row)`
  width: 100%;

  ${phoneOnly} {
    flex-wrap: wrap;
    gap: 8px;

    > :first-child {
      flex-basis: clamp(5rem, (5rem - 100% + 180px) * 999, 100%);
    }
  }
`;

/** The three round buttons leave it little room on a phone, on a narrow one none for a picture of what it says. */
const Message = styled(LinkButton)`
  ${phoneOnly} {
    padding-inline: 8px;
    column-gap: 6px;
  }

  @media (max-width: 374.98px) {
    > svg {
      display: none;
    }
  }
`;

interface ProfileActionsProps {
  profile: Profile;
  relation: Relation;
  like?: ReactNode;
  gift?: ReactNode;
  more?: ReactNode;
}

/** Reasons that the conversation itself explains and helps with; with the others there is nothing to open. */
const isHelpedInChat = (reason: string | null) => isHelpedByCredits(reason) || reason === 'fictional_ack_required';

/** The bar of what one can do: write, with the price beside it, like, give something, more. */
export function ProfileActions({ profile, relation, like, gift, more }: ProfileActionsProps) {
  const { can_send: canSend } = relation;
  const mayWrite = !relation.blocked_by_me && (canSend.allowed || isHelpedInChat(canSend.reason));
  const mayOpen = mayWrite || (!relation.blocked_by_me && relation.conversation_id !== null);
  return (
    <Bar $gap={3}>
      <Grow>
        {mayOpen ? (
          <MessageLink profile={profile} relation={relation} />
        ) : (
          <WhyNot name={profile.name} relation={relation} />
        )}
      </Grow>
      {!relation.blocked_by_me && like}
      {mayWrite && gift}
      {more}
    </Bar>
  );
}

function MessageLink({ profile, relation }: { profile: Profile; relation: Relation }) {
  const { t } = useLingui();
  const price = usePrice(relation.can_send);
  const href = relation.conversation_id
    ? addresses.chat.href({ id: relation.conversation_id })
    : addresses.memberChat.href({ id: profile.id });
  return (
    <Message href={href} tone="primary" size="large" block>
      <Icon glyph={MessageCircle} />
      {t({ message: 'Message', context: 'button' })}
      <PriceTag {...price} inline />
    </Message>
  );
}

/** What the next message costs, in credits and in money. */
function usePrice({ cost, money }: CanSend): { credits: string; money?: string } {
  const { t } = useLingui();
  const formats = useFormats();
  if (cost.text === 0) return { credits: t`free` };
  const credits = t`${plural(cost.text, { one: '# credit', other: '# credits' })}`;
  return { credits, money: money.text ? formats.money(money.text) : undefined };
}

function WhyNot({ name, relation }: { name: string; relation: Relation }) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const { reason } = relation.can_send;
  const refusal = reason && sentenceOf(new ApiError(403, { code: reason, params: { name } }));
  return <Text $tone="quiet">{relation.blocked_by_me ? t`You have blocked ${name}.` : refusal}</Text>;
}
