import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { leaveFor } from '@parlour/api-client/leave-for';
import { pauseReads } from '@parlour/api-client/pause-reads';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { addresses } from '@parlour/contract/addresses';
import type { LeavingReason } from '@parlour/models/account/leaving/leaving-reasons';
import { forgetKept } from '@parlour/state/stored/browser-storage';
import { letPageGo } from '@parlour/state/page/hold-page';
import { Button, CheckboxField, PasswordField, Stack, StandaloneLink, TextArea } from '@parlour/ui';
import { postAddress } from '../settings/settings-part.ts';
import { leavingReasonWords } from './leaving-reason-words.ts';
import { leftAddress } from './left-address.ts';

const Reasons = styled.fieldset`
  min-width: 0;

  > legend {
    margin-bottom: var(--space-2);
    font-weight: 600;
  }
`;

interface LeavingFormProps {
  reasons: readonly LeavingReason[];
  lastResult?: CallFormResult;
}

/** Why, for whoever likes to say it, and the password. Begins the site anew, so that nothing stays in memory, nor on the device. */
export function LeavingForm({ reasons, lastResult }: LeavingFormProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const [isGoing, setGoing] = useState(false);
  const left = useRef(Promise.resolve(true));
  const state = useCallForm({
    form: async () => (await import('../settings/settings-forms.ts')).deleteAccountForm,
    draft: 'leaving',
    lastResult,
    sentences: { old_password_wrong: t`This password is not right.` },
    onDone: () => {
      if (viewer) forgetKept(viewer.id);
      sessionLeft.announce();
      letPageGo();
      setGoing(true);
      // Here already: who has opened another page of the site meanwhile has to leave that too.
      left.current = leaveFor(leftAddress(), () => setGoing(false));
    },
    goOn: () => left.current,
  });
  usePausedReads(state.isPending || isGoing);
  const { id, name, defaultValue } = state.list('reason_ids');
  return (
    <CallForm state={state} action={postAddress('leave')}>
      <Stack>
        <Reasons>
          <legend>
            <Trans>Why are you leaving? (optional)</Trans>
          </legend>
          {reasons.map((reason) => (
            <CheckboxField
              key={reason}
              id={`${id}-${reason}`}
              name={name}
              value={reason}
              defaultChecked={defaultValue.includes(reason)}
              label={i18n._(leavingReasonWords[reason])}
            />
          ))}
        </Reasons>
        <TextArea {...state.field('comment')} label={t`Would you like to tell us more? (optional)`} rows={3} />
        <PasswordField
          {...state.field('password')}
          label={t`Password`}
          showLabel={t`Show password`}
          autoComplete="current-password"
        />
        <StandaloneLink href={addresses.resetPassword.href()}>{t`Forgot your password?`}</StandaloneLink>
        <Button type="submit" tone="danger" pending={state.isPending} pendingLabel={t`Deleting`}>
          <Trans>Delete my account</Trans>
        </Button>
        <StandaloneLink href={addresses.settings.href()}>{t`Keep my account`}</StandaloneLink>
      </Stack>
    </CallForm>
  );
}

/** The session ends before the page has gone: a read in between would find nobody logged in, and lead to the log-in. */
function usePausedReads(isLeaving: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isLeaving) return undefined;
    const paused = pauseReads(client);
    return () => void paused.then((goOn) => goOn());
  }, [client, isLeaving]);
}
