import type { ReactNode } from 'react';
import type { StepForm } from '@parlour/api-client/call-form/step-form';

/** The steps that belong to the profile; the shell fills them. */
export type StepSlots = Record<'photo' | 'location' | 'personal' | 'about', (form: StepForm) => ReactNode>;
