import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { useToast } from '@parlour/state/page/toasts';
import { Button, PasswordField, Stack, StandaloneLink, Text, TextField } from '@parlour/ui';
import { addressIn } from '../asked-address.ts';
import { FoldedForm, SettingsSection } from './settings-section.tsx';
import { postAddress } from './settings-part.ts';
import type { SectionProps } from './password-section.tsx';

const FORM = 'change-email';

/** Asks to use another address; one that was never confirmed is mended where it is confirmed. */
export function EmailSection({ isDone, lastResult }: SectionProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const email = viewer?.email ?? '';
  /** The new addresses that links went to since the page was opened, in turn. */
  const [askedFor, setAskedFor] = useState<readonly string[]>([]);
  const next = (
    <>
      <Trans>Follow the link that we have sent to your new address.</Trans>{' '}
      {askedFor.length > 0 && <strong>{askedFor.at(-1)}</strong>}
    </>
  );
  return (
    <SettingsSection title={<Trans>E-mail address</Trans>} done={isDone || askedFor.length > 0 ? next : undefined}>
      <Text $tone="quiet">{email}</Text>
      {viewer?.status === 'not_confirmed' ? (
        <StandaloneLink
          href={addresses.completeSignup.href(undefined, { step: 'confirm' })}
        >{t`Confirm your e-mail address`}</StandaloneLink>
      ) : (
        <FoldedForm
          key={askedFor.length}
          summary={<Trans>Change my e-mail address</Trans>}
          open={lastResult !== undefined}
        >
          <EmailForm current={email} lastResult={lastResult} onDone={(asked) => setAskedFor([...askedFor, asked])} />
        </FoldedForm>
      )}
    </SettingsSection>
  );
}

interface EmailFormProps {
  current: string;
  lastResult?: CallFormResult;
  onDone: (asked: string) => void;
}

function EmailForm({ current, lastResult, onDone }: EmailFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const state = useCallForm({
    form: async () => {
      const { askMailChangeForm: form } = await import('./settings-forms.ts');
      const email = form.schema.shape.email.refine((typed) => emailKey(typed) !== emailKey(current), 'email_owned');
      return { ...form, schema: form.schema.extend({ email }) };
    },
    id: FORM,
    lastResult,
    sentences: {
      email_invalid: t`New email address is invalid.`,
      email_owned: t`This is already your address.`,
      old_password_wrong: t`This password is not right.`,
    },
    onDone: ({ sent_to_masked }) => {
      toast({ tone: 'success', text: t`E-mail sent to ${sent_to_masked}` });
      onDone(addressIn(FORM) ?? '');
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
        <Button type="submit" tone="primary" pending={state.isPending} pendingLabel={t`Sending`}>
          <Trans>Send the e-mail to this address</Trans>
        </Button>
      </Stack>
    </CallForm>
  );
}
