import type { AllowanceUse } from './free-allowance.ts';

/** What a member has used of the free allowance, and the credits that are left. */
export interface Standing {
  used: Omit<AllowanceUse, 'conversation'>;
  credits: number;
}
