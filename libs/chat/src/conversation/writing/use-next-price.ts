import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { onSent } from '@parlour/api-client/chat/sending/sendings';
import { useFormats } from '@parlour/i18n';
import type { PriceTagProps } from '@parlour/ui';

/** The price of the next message in credits and money, and in words for the button. */
export function useNextPrice(page: ConversationPage): { tag: PriceTagProps; sendLabel: string } {
  const { t } = useLingui();
  const formats = useFormats();
  const freeTag = useFreeTag(page);
  const { cost, money } = page.can_send;
  if (cost.text === 0) return { tag: freeTag, sendLabel: t`Send for free` };
  const credits = t`${plural(cost.text, { one: '# credit', other: '# credits' })}`;
  const price = money.text ? formats.money(money.text) : undefined;
  return {
    tag: { credits, money: price },
    sendLabel: price ? t`Send for ${credits}, ${price}` : t`Send for ${credits}`,
  };
}

/** Why the next message costs nothing: a free message, or one in a conversation that is free or is begun as such (contract part 0, 12). */
function useFreeTag({ can_send: { allowed, free_left: freeLeft }, conversation, messages, profile }: ConversationPage) {
  const { t } = useLingui();
  const freeConversations = useFreeConversations(profile.id);
  const credits = t`Free`;
  if (freeLeft !== null)
    return { credits, money: t`${plural(freeLeft, { one: '# free message left', other: '# free messages left' })}` };
  if (!allowed || freeConversations === null) return { credits };
  if (conversation?.free || messages.length > 0) return { credits: t`Free in this conversation` };
  if (freeConversations === 0) return { credits };
  return {
    credits,
    money: t`${plural(freeConversations, { one: 'Last free conversation', other: '# free conversations left' })}`,
  };
}

/** How many conversations the viewer may still begin for free; asked anew once one is begun. Null where that rule is off. */
function useFreeConversations(profileId: string): number | null {
  const client = useQueryClient();
  const rights = useViewer()?.rights;
  const left = rights?.free_conversations_left ?? null;
  useEffect(() => {
    if (left === null) return undefined;
    return onSent(client, profileId, (_, { message }) => {
      if ((message.seq ?? 1) === 1) void client.invalidateQueries({ queryKey: userOptions().queryKey });
    });
  }, [client, profileId, left]);
  return left;
}
