import type { ReactNode } from 'react';
import type { CallFormResult } from '@parlour/api-client/call-form';

/** What the sign-up gives to a step of the profile: its buttons, and the way on. */
export interface StepForm {
  /** The brand asks it of everybody. */
  isRequired: boolean;
  lastResult?: CallFormResult;
  actions(form: { isPending: boolean; label?: ReactNode; unavailable?: boolean }): ReactNode;
  onSaved(): Promise<void>;
}
