import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockMutation } from '@parlour/api-client/safety/blocks';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';

/** Blocks a member or ends the block. A toast tells the outcome, also where the pressed row or page is gone by then. */
export function useBlock({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useMutation(blockMutation(useQueryClient()));

  function setBlocked(blocked: boolean, onDone?: () => void): void {
    if (isPending) return;
    mutateAsync({ profileId: id, blocked }).then(
      () => {
        showToast({ tone: 'success', text: blocked ? t`You have blocked ${name}.` : t`You have unblocked ${name}.` });
        onDone?.();
      },
      (error: unknown) => showToast({ tone: 'danger', text: sentenceOf(error) }),
    );
  }
  return { setBlocked, isPending };
}
