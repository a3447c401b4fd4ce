import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { FormToken } from '@parlour/api-client/call-form';
import { seeLikes } from '@parlour/api-client/members/likes-seen';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { Button } from '@parlour/ui';

/** The words end where the column does; what shows that they can be pressed reaches further. */
const Form = styled.form`
  margin-inline: -10px;
`;

/** Clears the new mark of all received likes; posts to its page as long as no script answers it. */
export function SeenAllButton() {
  const { t } = useLingui();
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useMutation({
    mutationFn: () => seeLikes(client, null),
    onError: (error) => showToast({ tone: 'danger', text: sentenceOf(error) }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Form method="post" onSubmit={submit}>
      <FormToken />
      <Button type="submit" tone="quiet" pending={isPending} pendingLabel={t`Saving`}>
        {t`Mark all as seen`}
      </Button>
    </Form>
  );
}
