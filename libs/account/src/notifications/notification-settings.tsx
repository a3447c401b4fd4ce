import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { accountKeys } from '@parlour/api-client/account/keys';
import { notificationSettingsOptions } from '@parlour/api-client/account/notifications';
import { userOptions } from '@parlour/api-client/account/user';
import {
  CallForm,
  FollowedFields,
  SaveButton,
  UnsavedNote,
  useCallForm,
  useFollowed,
  type CallFormResult,
} from '@parlour/api-client/call-form';
import { tellOtherTabs } from '@parlour/api-client/live/other-tabs';
import { useSite } from '@parlour/api-client/site';
import type { NotificationSettings as Settings } from '@parlour/models/account/notifications/notification-settings';
import { useToast } from '@parlour/state/page/toasts';
import { Stack, StandaloneLink, Text } from '@parlour/ui';
import { addresses } from '@parlour/contract/addresses';
import { postAddress, type AccountPart } from '../settings/settings-part.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { MailStanding } from './mail-standing.tsx';
import type { SettingsFields } from './notification-forms.ts';
import { PushHere } from './push-here.tsx';
import { DiscreetField, QuietFields, SoonFields } from './settings-fields.tsx';

export const notificationSettingsQueries = () => [userOptions(), notificationSettingsOptions()] as const;

export interface NotificationSettingsProps {
  /** The form that was sent without JavaScript, and came back with `lastResult`. */
  part: AccountPart | null;
  /** The form that was done without JavaScript. */
  done: AccountPart | null;
  lastResult?: CallFormResult;
}

/** What a member is told, by which way and how soon; and the notifications of the device in hand. */
export function NotificationSettings({ part, done, lastResult }: NotificationSettingsProps) {
  const { settings, disabled_reason: reason } = useSuspenseQuery(notificationSettingsOptions()).data;
  const titleId = useId();
  const resultOf = (wanted: AccountPart) => (part === wanted ? lastResult : undefined);
  return (
    <SettingsSection title={<Trans>Notifications</Trans>} titleId={titleId} done={useDone(done)}>
      <StandaloneLink href={addresses.notifications.href()}>
        <Trans>What has happened lately</Trans>
      </StandaloneLink>
      <PushHere />
      {reason && <MailStanding reason={reason} lastResult={resultOf('resume-mail')} />}
      <SettingsForm titleId={titleId} settings={settings} lastResult={resultOf('notifications')} />
    </SettingsSection>
  );
}

function useDone(done: AccountPart | null): string | undefined {
  const { t } = useLingui();
  if (done === 'notifications') return t`Saved`;
  return done === 'resume-mail' ? t`If your address has to be confirmed first, we have sent you a link.` : undefined;
}

interface SettingsFormProps {
  titleId: string;
  settings: Settings;
  lastResult?: CallFormResult;
}

function SettingsForm({ titleId, settings, lastResult }: SettingsFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { time_zone: zone } = useSite().settings;
  const followed = useFollowed(fieldsOf(settings, zone));
  const sending = useRef<SettingsFields>(null);
  const state = useCallForm({
    form: async () => (await import('./notification-forms.ts')).changedSettingsForm(followed.begun, sending),
    draft: 'notifications',
    changesSaved: true,
    defaultValue: followed.begun,
    lastResult,
    onDone: (standing) => {
      followed.settle(sending.current!);
      client.setQueryData(notificationSettingsOptions().queryKey, standing);
      tellOtherTabs(accountKeys.notificationSettings);
      toast({ tone: 'success', text: t`Saved` });
    },
  });
  return (
    <CallForm state={state} action={postAddress('notifications')}>
      <Stack $gap={5}>
        <UnsavedNote state={state} />
        <FollowedFields of={followed} draft={state.draft}>
          <Stack $gap={5}>
            <SoonFields state={state} way="mail" />
            <SoonFields state={state} way="push" />
            <QuietFields state={state} />
            <DiscreetField state={state} />
          </Stack>
        </FollowedFields>
        <Text $size="small" $tone="quiet">
          <Trans>E-mails about your account and your safety are always sent: they are too important to miss.</Trans>
        </Text>
        <div>
          <SaveButton headingId={titleId} state={state} />
        </div>
      </Stack>
    </CallForm>
  );
}

/** The settings as the form's fields; quiet hours that nobody set begin with a usual night. */
const fieldsOf = ({ mail, push, quiet, discreet }: Settings, zone: string): SettingsFields => ({
  mail_message: mail.message,
  mail_like: mail.like,
  mail_match: mail.match,
  push_message: push.message,
  push_like: push.like,
  push_match: push.match,
  quiet: quiet !== null,
  quiet_from: quiet?.from ?? '22:00',
  quiet_to: quiet?.to ?? '07:00',
  quiet_tz: quiet?.tz ?? zone,
  discreet,
});
