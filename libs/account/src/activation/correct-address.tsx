import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { Button, Stack, TextField } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { addressIn } from '../asked-address.ts';
import { useDoubtful } from './use-doubtful.ts';
import { useResent } from './use-resent.ts';

const Details = styled.details`
  ${folding}
`;

interface CorrectAddressProps {
  /** The address as it is now. */
  current?: string;
  /** There is nothing else to do: mails to the address come back. */
  isOpen?: boolean;
  lastResult?: CallFormResult;
}

/** Mends a typing mistake in the address; the old one's links stop working. */
export function CorrectAddress({ current, isOpen, lastResult }: CorrectAddressProps) {
  const { t } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const resent = useResent();
  const client = useQueryClient();
  const form = useCallForm({
    form: async () => (await import('./activation-forms.ts')).correctForm,
    lastResult,
    sentences: { email_invalid: t`New email address is invalid.` },
    onDone: async (reply) => {
      await resent(reply, addressIn(form.form.id));
      void client.invalidateQueries({ queryKey: userOptions().queryKey });
      details.current?.removeAttribute('open');
      details.current?.querySelector('summary')?.focus();
    },
  });
  const state = useDoubtful(form, current);
  return (
    <Details ref={details} open={isOpen === true || lastResult !== undefined}>
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
