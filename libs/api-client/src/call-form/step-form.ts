import type { ReactNode } from 'react';
import type { CallFormResult } from './call-form-shape.ts';

/** What the form of a step of the sign-up is given, whichever slice draws it. */
export interface StepForm {
  /** The brand asks it of everybody. */
  isRequired: boolean;
  /** What was wrong when it was sent without JavaScript. */
  lastResult?: CallFormResult;
  /** The buttons at its end. */
  actions(form: { isPending: boolean; label?: ReactNode; unavailable?: boolean }): ReactNode;
  /** After it was saved: on to the next step. */
  onSaved(): Promise<void>;
}
