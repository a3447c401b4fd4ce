import { Trans, useLingui } from '@lingui/react/macro';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, PasswordField, Stack, Text } from '@parlour/ui';
import { FoldedForm, SettingsSection } from './settings-section.tsx';
import { partAddress } from './settings-part.ts';

/** Leaving: what happens, and the password that proves who asks. Begins the site anew, so that nothing stays in memory. */
export function LeaveSection({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const state = useCallForm({
    form: async () => (await import('./settings-forms.ts')).deleteAccountForm,
    lastResult,
    onDone: () => window.location.assign(addresses.accountDeleted.href()),
  });
  return (
    <SettingsSection title={<Trans>Account deletion</Trans>}>
      <FoldedForm summary={<Trans>Delete my account</Trans>} open={lastResult !== undefined}>
        <CallForm state={state} action={partAddress('leave')}>
          <Stack>
            <Text>
              <Trans>
                Your profile disappears at once and you are logged out everywhere. For 14 days the link in our e-mail
                brings it back; then your profile, your photos and your messages are deleted.
              </Trans>
            </Text>
            <PasswordField
              {...state.field('password')}
              label={t`Password`}
              showLabel={t`Show password`}
              autoComplete="current-password"
            />
            <Button type="submit" tone="danger" pending={state.isPending} pendingLabel={t`Deleting`}>
              <Trans>Delete my account</Trans>
            </Button>
          </Stack>
        </CallForm>
      </FoldedForm>
    </SettingsSection>
  );
}
