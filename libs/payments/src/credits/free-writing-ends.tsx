import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { Text } from '@parlour/ui';
import type { CreditsReply } from './use-order.ts';

/**
 * Says before a purchase what it takes away of those who are not premium (contract part 0, 12): the free messages that are left, or the free
 * conversations, both those that are going on and those not begun. Empty where nothing is lost or sold.
 */
export function FreeWritingEnds({ costs, methods, packages }: Pick<CreditsReply, 'costs' | 'methods' | 'packages'>) {
  const { t } = useLingui();
  const rights = useViewer()?.rights;
  const given = useSite().settings.free_conversations ?? 0;
  const messages = rights?.free_messages_left ?? 0;
  const hasConversations = given > 0 && typeof rights?.free_conversations_left === 'number';
  if (methods.length * packages.length === 0) return null;
  if (costs.message === 0 || (messages === 0 && !hasConversations)) return null;
  return (
    <Text>
      {hasConversations
        ? t`With a purchase no conversation is free any more; from then on every message costs credits.`
        : t`${plural(messages, {
            one: 'With a purchase your # free message ends; from then on every message costs credits.',
            other: 'With a purchase your # free messages end; from then on every message costs credits.',
          })}`}
    </Text>
  );
}
