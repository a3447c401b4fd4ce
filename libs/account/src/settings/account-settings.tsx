import { userOptions } from '@parlour/api-client/account/user';
import { sessionsOptions } from '@parlour/api-client/account/sessions';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { Stack } from '@parlour/ui';
import { EmailSection } from './email-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import type { AccountPart } from './settings-part.ts';

export const accountSettingsQueries = () => [userOptions(), sessionsOptions()] as const;

export interface AccountSettingsProps {
  /** The form that was sent without JavaScript, and came back with `lastResult`. */
  part: AccountPart | null;
  /** The form that was done without JavaScript. */
  done: AccountPart | null;
  lastResult?: CallFormResult;
}

/** The settings of the account itself: password, address, devices, leaving. */
export function AccountSettings({ part, done, lastResult }: AccountSettingsProps) {
  const resultOf = (wanted: AccountPart) => (part === wanted ? lastResult : undefined);
  return (
    <Stack $gap={6}>
      <PasswordSection isDone={done === 'password'} lastResult={resultOf('password')} />
      <EmailSection isDone={done === 'email'} lastResult={resultOf('email')} />
      <SessionsSection isDone={done === 'sessions'} />
      <LeaveSection lastResult={resultOf('leave')} />
    </Stack>
  );
}
