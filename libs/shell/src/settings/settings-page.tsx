import { useLingui } from '@lingui/react/macro';
import {
  AccountSettings,
  ConsentsSection,
  NotificationSettings,
  type AccountPart,
  type AccountSection,
  type AccountSettingsProps,
} from '@parlour/account';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { localeName } from '@parlour/models/locale';
import { LocationSection, PrivacySection } from '@parlour/profile';
import { BlockedMembersList, OwnReportsList } from '@parlour/safety';
import { Heading, Stack } from '@parlour/ui';
import { LinkedPart } from './linked-part.tsx';
import { SettingsFrame, type SettingsPart } from './settings-frame.tsx';

export type SettingsPageProps = Omit<AccountSettingsProps, 'sections'>;

/** All settings: who sees what first, then what one is told, then the account, leaving last. */
export function SettingsPage(shown: SettingsPageProps) {
  const { t } = useLingui();
  const of = (section: AccountSection) => <AccountSettings {...shown} sections={[section]} />;
  const { part, done, lastResult } = shown;
  const stateOf = (form: AccountPart) => ({
    isDone: done === form,
    lastResult: part === form ? lastResult : undefined,
  });
  const parts: SettingsPart[] = [
    { id: 'privacy', name: t`Privacy`, content: <PrivacySection {...stateOf('privacy')} /> },
    { id: 'notifications', name: t`Notifications`, content: <NotificationSettings {...shown} /> },
    { id: 'location', name: t`Location`, content: <LocationSection {...stateOf('location')} /> },
    { id: 'language', name: t`Language`, content: <LanguagePart /> },
    { id: 'email', name: t`E-mail address`, content: of('email') },
    { id: 'password', name: t`Password`, content: of('password') },
    { id: 'sessions', name: t`Where you are logged in`, content: of('sessions') },
    { id: 'blocked', name: t`Blocked members`, content: <TitledList title={t`Blocked members`} list="blocked" /> },
    { id: 'reports', name: t`Your reports`, content: <TitledList title={t`Your reports`} list="reports" /> },
    { id: 'consents', name: t`Your consents`, content: <ConsentsSection {...stateOf('consents')} /> },
    { id: 'data', name: t`Your data`, content: of('data') },
    { id: 'leave', name: t`Account deletion`, content: of('leave') },
  ];
  return <SettingsFrame title={t`Settings`} label={t`Parts of the settings`} parts={parts} />;
}

const lists = { blocked: BlockedMembersList, reports: OwnReportsList };

function TitledList({ title, list }: { title: string; list: keyof typeof lists }) {
  const List = lists[list];
  return (
    <Stack as="section" $gap={4}>
      <Heading>{title}</Heading>
      <List />
    </Stack>
  );
}

function LanguagePart() {
  const { t } = useLingui();
  const { locale } = useSite();
  return (
    <LinkedPart
      title={t`Language`}
      now={localeName(locale)}
      link={{ href: addresses.langConfig.href(), words: t`Choose your language` }}
    />
  );
}
