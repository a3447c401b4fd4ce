import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notificationSettingsOptions } from '@parlour/api-client/account/notifications';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import { useToast } from '@parlour/state/page/toasts';
import { Button, Note, Stack, Text, TextLink, useFocusHeir } from '@parlour/ui';
import { postAddress, settingsAddress } from '../settings/settings-part.ts';

interface MailStandingProps {
  reason: DisabledReason;
  lastResult?: CallFormResult;
}

/** Why no mails go out, and the way back (spec section 4). */
export function MailStanding({ reason, lastResult }: MailStandingProps) {
  const viewer = useViewer();
  const email = viewer?.email ?? '';
  const { title, text } = wordsOf[reason](email);
  const standing = useFocusHeir(focusWishes);
  return (
    <Stack ref={standing} $gap={3}>
      <Note tone={reason === 'listunsubscribe' ? 'notice' : 'danger'} title={title}>
        {text}
      </Note>
      {viewer?.status === 'not_confirmed' || <ResumeForm lastResult={lastResult} />}
    </Stack>
  );
}

/** What the settings say of mails counts again. A button in the place of the pressed one would do something else. */
function focusWishes(gone: HTMLElement): void {
  gone.closest('section')?.querySelector('select')?.focus();
}

const wordsOf: Record<DisabledReason, (email: string) => { title: ReactNode; text: ReactNode }> = {
  bounce: (email) => ({
    title: <Trans>Our e-mails to {email} came back.</Trans>,
    text: (
      <Trans>
        That is why we stopped sending them. Make sure that the address is right and that its mailbox is not full, or{' '}
        <TextLink href={settingsAddress('email')}>change it</TextLink>.
      </Trans>
    ),
  }),
  fbl: () => ({
    title: <Trans>One of our e-mails was marked as spam.</Trans>,
    text: (
      <Trans>
        That is why we stopped sending them. If that was a mistake, take it out of the spam folder of your mailbox.
      </Trans>
    ),
  }),
  listunsubscribe: () => ({
    title: <Trans>You have stopped our e-mails.</Trans>,
    text: <Trans>Nothing below is sent by e-mail until you turn e-mails on again.</Trans>,
  }),
};

function ResumeForm({ lastResult }: Pick<MailStandingProps, 'lastResult'>) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const state = useCallForm({
    form: async () => (await import('./notification-forms.ts')).resumeMailForm,
    lastResult,
    onDone: async ({ state: standing }) => {
      const text =
        standing === 'mailed' ? t`Follow the link in the e-mail that we have sent you.` : t`E-mails are on again.`;
      toast({ tone: 'success', text });
      await client.invalidateQueries({ queryKey: notificationSettingsOptions().queryKey });
      await client.invalidateQueries({ queryKey: userOptions().queryKey });
    },
  });
  return (
    <CallForm state={state} action={postAddress('resume-mail')} wayOut={<StillBouncing code={state.failureCode} />}>
      <Button type="submit" pending={state.isPending} pendingLabel={t`Sending`}>
        <Trans>Turn e-mails on again</Trans>
      </Button>
    </CallForm>
  );
}

/** What can be done where the address does not take mails even now. */
function StillBouncing({ code }: { code: string | null }) {
  if (code !== 'address_still_bouncing') return null;
  return (
    <Text>
      <Trans>Try again tomorrow, or use another address.</Trans>
    </Text>
  );
}
