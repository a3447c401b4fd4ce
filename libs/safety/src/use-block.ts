import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { blockMutation } from '@parlour/api-client/safety/blocks';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';

/**
 * Blocks a member or ends the block. A toast tells the outcome, also where the pressed row or page is gone by then, but not of a
 * block that the open conversation tells of.
 *
 * @param onDone called as soon as the server has answered: what the page then says of it must not be said behind a dialog,
 *   where nobody hears it
 */
export function useBlock({ id, name }: { id: string; name: string }, onDone?: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const options = blockMutation(client);
  const { mutateAsync, isPending } = useMutation({
    ...options,
    onSuccess: (...answer) => {
      onDone?.();
      return options.onSuccess?.(...answer);
    },
  });

  function setBlocked(blocked: boolean): void {
    if (isPending) return;
    mutateAsync({ profileId: id, blocked }).then(
      () => {
        if (blocked && isConversationOpen(client, id)) return;
        showToast({ tone: 'success', text: blocked ? t`You have blocked ${name}.` : t`You have unblocked ${name}.` });
      },
      (error: unknown) => showToast({ tone: 'danger', text: sentenceOf(error) }),
    );
  }
  return { setBlocked, isPending };
}

/** Does the page show the conversation with this member? */
const isConversationOpen = (client: QueryClient, memberId: string): boolean =>
  client
    .getQueriesData<ConversationPage>({ queryKey: chatKeys.conversations, type: 'active' })
    .some(([, page]) => page?.profile.id === memberId);
