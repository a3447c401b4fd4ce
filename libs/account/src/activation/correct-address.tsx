import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { Button, Stack, TextField } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { useResent } from './use-resent.ts';

const Details = styled.details`
  ${folding}
`;

/** Mends a typing mistake in the address; the old one's links stop working. */
export function CorrectAddress({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const resent = useResent();
  const state = useCallForm({
    form: async () => (await import('./activation-forms.ts')).correctForm,
    lastResult,
    sentences: { email_invalid: t`New email address is invalid.` },
    onDone: (reply) => {
      resent(reply);
      details.current?.removeAttribute('open');
      details.current?.querySelector('summary')?.focus();
    },
  });
  return (
    <Details ref={details} open={lastResult !== undefined}>
      <summary>
        <Trans>Is the address wrong?</Trans>
      </summary>
      <CallForm state={state}>
        <Stack $gap={3}>
          <TextField {...state.field('email')} label={t`New e-mail address`} type="email" autoComplete="email" />
          <Button type="submit" pending={state.isPending} pendingLabel={t`Sending`}>
            <Trans>Send the e-mail to this address</Trans>
          </Button>
        </Stack>
      </CallForm>
    </Details>
  );
}
