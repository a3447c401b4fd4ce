import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sessionsChanged } from '@parlour/api-client/account/sessions';
import { useViewer } from '@parlour/api-client/account/user';
import { CallForm, SaveButton, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state/page/toasts';
import { PasswordField, Stack, StandaloneLink } from '@parlour/ui';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { FoldedForm, SettingsSection } from './settings-section.tsx';
import { postAddress } from './settings-part.ts';

export interface SectionProps {
  /** The form was done without JavaScript. */
  isDone: boolean;
  lastResult?: CallFormResult;
}

/** Changes the password. */
export function PasswordSection({ isDone, lastResult }: SectionProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const titleId = useId();
  const text = t`Your password has been changed. All other devices have been logged out.`;
  const onDone = async () => {
    await sessionsChanged(client);
    toast({ tone: 'success', text });
    setChanges(changes + 1);
  };
  return (
    <SettingsSection title={<Trans>Password</Trans>} titleId={titleId} done={isDone ? text : undefined}>
      <FoldedForm key={changes} summary={<Trans>Change my password</Trans>} open={lastResult !== undefined}>
        <PasswordForm titleId={titleId} lastResult={lastResult} onDone={onDone} />
      </FoldedForm>
    </SettingsSection>
  );
}

interface PasswordFormProps extends Pick<SectionProps, 'lastResult'> {
  titleId: string;
  onDone: () => Promise<void>;
}

function PasswordForm({ titleId, lastResult, onDone }: PasswordFormProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const unknown = t`We don’t know whether your password was changed. Press again to find out.`;
  const state = useCallForm({
    form: async () => (await import('./settings-forms.ts')).changePasswordForm,
    sentences: { offline: unknown, server_error: unknown },
    lastResult,
    onDone,
  });
  return (
    <CallForm state={state} action={postAddress('password')}>
      <Stack>
        <PasswordField
          {...state.field('old_password')}
          label={t`Old password`}
          showLabel={t`Show password`}
          autoComplete="current-password"
        />
        <StandaloneLink href={addresses.resetPassword.href()}>{t`Forgot your password?`}</StandaloneLink>
        <NewPasswordFields field={state.field} known={viewer ? [viewer.profile.name, viewer.email] : []} />
        <SaveButton headingId={titleId} state={state} tone="primary" />
      </Stack>
    </CallForm>
  );
}
