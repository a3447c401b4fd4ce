import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seeLikes } from '@parlour/api-client/members/likes-seen';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state';
import { Button } from '@parlour/ui';

/** Clears the new mark of all received likes. */
export function SeenAllButton() {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useMutation({
    mutationFn: () => seeLikes(client, null),
    onError: (error) => showToast({ tone: 'danger', text: sentenceOf(error) }),
  });
  return (
    <Button tone="quiet" pending={isPending} pendingLabel={t`Saving`} onClick={() => mutate()}>
      {t`Mark all as seen`}
    </Button>
  );
}
