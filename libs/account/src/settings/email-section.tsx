import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailChangeAsked, mailChangeOptions, type WaitingAddress } from '@parlour/api-client/account/mail-change';
import { useViewer } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { useToast } from '@parlour/state/page/toasts';
import { Button, Note, PasswordField, Stack, StandaloneLink, Text, TextField } from '@parlour/ui';
import { FoldedForm, SettingsSection } from './settings-section.tsx';
import { postAddress } from './settings-part.ts';
import type { SectionProps } from './password-section.tsx';

/** Asks to use another address; one that was never confirmed is mended where it is confirmed. */
export function EmailSection({ isDone, lastResult }: SectionProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { waiting } = useSuspenseQuery(mailChangeOptions()).data;
  const email = viewer?.email ?? '';
  /** How often another address was asked for since the page was opened. */
  const [timesAsked, setTimesAsked] = useState(0);
  return (
    <SettingsSection title={<Trans>E-mail address</Trans>}>
      <Text $tone="quiet">{email}</Text>
      {waiting && <Waiting waiting={waiting} isNew={isDone || timesAsked > 0} />}
      {viewer?.status === 'not_confirmed' ? (
        <StandaloneLink
          href={addresses.completeSignup.href(undefined, { step: 'confirm' })}
        >{t`Confirm your e-mail address`}</StandaloneLink>
      ) : (
        <FoldedForm key={timesAsked} summary={<Trans>Change my e-mail address</Trans>} open={lastResult !== undefined}>
          <EmailForm current={email} lastResult={lastResult} onDone={() => setTimesAsked(timesAsked + 1)} />
        </FoldedForm>
      )}
    </SettingsSection>
  );
}

/** A new address whose link nobody has followed yet, in full: a slip of the keys is seen here. */
function Waiting({ waiting, isNew }: { waiting: WaitingAddress; isNew: boolean }) {
  const until = useFormats().dayAndTime(waiting.until);
  return (
    <Note tone={isNew ? 'success' : 'action'}>
      <Trans>Follow the link that we have sent to your new address.</Trans> <strong>{waiting.email}</strong>{' '}
      <Trans>(until {until})</Trans>
    </Note>
  );
}

interface EmailFormProps {
  current: string;
  lastResult?: CallFormResult;
  onDone: () => void;
}

function EmailForm({ current, lastResult, onDone }: EmailFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const state = useCallForm({
    form: async () => {
      const { askMailChangeForm: form } = await import('./settings-forms.ts');
      const email = form.schema.shape.email.refine((typed) => emailKey(typed) !== emailKey(current), 'email_owned');
      return { ...form, schema: form.schema.extend({ email }) };
    },
    lastResult,
    sentences: {
      email_invalid: t`New email address is invalid.`,
      email_owned: t`This is already your address.`,
      old_password_wrong: t`This password is not right.`,
    },
    onDone: async ({ sent_to_masked }) => {
      await mailChangeAsked(client);
      toast({ tone: 'success', text: t`E-mail sent to ${sent_to_masked}` });
      onDone();
    },
  });
  return (
    <CallForm state={state} action={postAddress('email')}>
      <Stack>
        <Text $tone="quiet">
          <Trans>
            Nothing changes before you follow the link in the e-mail to your new address. The old one gets a link to
            undo it.
          </Trans>
        </Text>
        <TextField {...state.field('email')} label={t`New e-mail address`} type="email" autoComplete="email" />
        <PasswordField
          {...state.field('password')}
          label={t`Password`}
          showLabel={t`Show password`}
          autoComplete="current-password"
        />
        <StandaloneLink href={addresses.resetPassword.href()}>{t`Forgot your password?`}</StandaloneLink>
        <Button type="submit" tone="primary" pending={state.isPending} pendingLabel={t`Sending`}>
          <Trans>Send the e-mail to this address</Trans>
        </Button>
      </Stack>
    </CallForm>
  );
}
