import type { ComponentType } from 'react';
import { exportsOptions } from '@parlour/api-client/account/leaving';
import { mailChangeOptions } from '@parlour/api-client/account/mail-change';
import { userOptions } from '@parlour/api-client/account/user';
import { sessionsOptions } from '@parlour/api-client/account/sessions';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { Stack } from '@parlour/ui';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PasswordSection, type SectionProps } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import type { AccountPart } from './settings-part.ts';

export const accountSettingsQueries = () =>
  [userOptions(), mailChangeOptions(), sessionsOptions(), exportsOptions()] as const;

interface ShownPart {
  /** The form that was sent without JavaScript, and came back with `lastResult`. */
  part: AccountPart | null;
  /** The form that was done without JavaScript. */
  done: AccountPart | null;
  lastResult?: CallFormResult;
}

export interface AccountSettingsProps extends ShownPart {
  /** Which of them, in their order; all where nothing is said. */
  sections?: readonly AccountSection[];
}

const allSections = ['password', 'email', 'sessions', 'data', 'leave'] as const satisfies readonly AccountPart[];
export type AccountSection = (typeof allSections)[number];

/** The settings of the account itself: password, address, devices, one's own data, leaving. */
export function AccountSettings({ part, done, lastResult, sections = allSections }: AccountSettingsProps) {
  const shown = (section: AccountSection) => ({
    isDone: done === section,
    lastResult: part === section ? lastResult : undefined,
  });
  return (
    <Stack $gap={6}>
      {sections.map((section) => {
        const Section = sectionOf[section];
        return <Section key={section} {...shown(section)} />;
      })}
    </Stack>
  );
}

const sectionOf = {
  password: PasswordSection,
  email: EmailSection,
  sessions: SessionsSection,
  data: DataSection,
  leave: LeaveSection,
} satisfies Record<AccountSection, ComponentType<SectionProps>>;
