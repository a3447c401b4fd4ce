import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportsOptions } from '@parlour/api-client/account/leaving';
import { useViewer } from '@parlour/api-client/account/user';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { exportLifetime } from '@parlour/models/account/own-data';
import { DAY } from '@parlour/models/durations';
import { useToast } from '@parlour/state/page/toasts';
import { Button, PasswordField, Stack, StandaloneLink, Text } from '@parlour/ui';
import { OwnCopy, useOwnCopies } from './own-data-copies.tsx';
import type { SectionProps } from './password-section.tsx';
import { postAddress } from './settings-part.ts';
import { FoldedForm, SettingsSection } from './settings-section.tsx';

/** One's own data as a file: what was asked for, and the form that asks for another. */
export function DataSection({ isDone, lastResult }: SectionProps) {
  const copies = useOwnCopies();
  const [asks, setAsks] = useState(0);
  const asked = useAskedWords();
  return (
    <SettingsSection title={<Trans>Your data</Trans>} done={isDone ? asked : undefined}>
      {copies.map((copy) => (
        <OwnCopy key={copy.id} copy={copy} />
      ))}
      <FoldedForm key={asks} summary={<Trans>Ask for a copy of my data</Trans>} open={lastResult !== undefined}>
        <AskForm lastResult={lastResult} onDone={() => setAsks(asks + 1)} />
      </FoldedForm>
    </SettingsSection>
  );
}

/** An address that is not confirmed may be a stranger's and gets no mail of it. */
function useAskedWords(): string {
  const { t } = useLingui();
  return useViewer()?.status === 'not_confirmed'
    ? t`We are making your copy. You can download it here when it is ready.`
    : t`We are making your copy. You get an e-mail when it is ready.`;
}

function AskForm({ lastResult, onDone }: Pick<SectionProps, 'lastResult'> & { onDone: () => void }) {
  const { t } = useLingui();
  const text = useAskedWords();
  const days = exportLifetime / DAY;
  const toast = useToast();
  const client = useQueryClient();
  const state = useCallForm({
    form: async () => (await import('./settings-forms.ts')).askExportForm,
    lastResult,
    sentences: { old_password_wrong: t`This password is not right.` },
    onDone: async () => {
      toast({ tone: 'success', text });
      await client.invalidateQueries({ queryKey: exportsOptions().queryKey });
      onDone();
    },
  });
  return (
    <CallForm state={state} action={postAddress('data')}>
      <Stack>
        <Text $tone="quiet">
          <Trans>
            Your profile, your photos, everything you wrote and bought, as a file. It is made in the background and can
            be downloaded for <Plural value={days} one="# day" other="# days" />.
          </Trans>
        </Text>
        <PasswordField
          {...state.field('password')}
          label={t`Password`}
          showLabel={t`Show password`}
          autoComplete="current-password"
        />
        <StandaloneLink href={addresses.resetPassword.href()}>{t`Forgot your password?`}</StandaloneLink>
        <Button type="submit" tone="primary" pending={state.isPending} pendingLabel={t`Sending`}>
          <Trans>Ask for a copy of my data</Trans>
        </Button>
      </Stack>
    </CallForm>
  );
}
