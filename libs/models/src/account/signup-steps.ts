/** The steps of joining, in order (spec section 2). */
export const signupSteps = ['message', 'photo', 'location', 'personal', 'about', 'push', 'confirm'] as const;

export type SignupStepName = (typeof signupSteps)[number];
export type StepState = 'open' | 'done' | 'skipped';
/** What is kept of a member's steps; one that is not named is open. */
export type KeptSteps = Partial<Record<SignupStepName, StepState>>;

export interface SignupProgress {
  steps: { step: SignupStepName; state: StepState; required: boolean }[];
  next: SignupStepName | null;
  complete: boolean;
}

/** Only the address must be confirmed; everything else can come later. */
const isRequired = (step: SignupStepName): boolean => step === 'confirm';

/** Where a member stands. The last step is done when the address is confirmed, and by nothing else. */
export function signupProgress(kept: KeptSteps, confirmed: boolean): SignupProgress {
  const steps = signupSteps.map((step) => ({
    step,
    state: stateOf(step, kept, confirmed),
    required: isRequired(step),
  }));
  const next = steps.find(({ state }) => state === 'open')?.step ?? null;
  return { steps, next, complete: next === null };
}

function stateOf(step: SignupStepName, kept: KeptSteps, confirmed: boolean): StepState {
  if (step === 'confirm') return confirmed ? 'done' : 'open';
  return kept[step] ?? 'open';
}

export type StepVerdict = { ok: true; kept: KeptSteps } | { ok: false; refusal: 'step_required' };

/** Marks a step. A required one cannot be skipped, and confirming is done by the mailed link alone. */
export function markStep(kept: KeptSteps, step: SignupStepName, state: 'done' | 'skipped'): StepVerdict {
  if (isRequired(step)) return { ok: false, refusal: 'step_required' };
  if (kept[step] === 'done') return { ok: true, kept };
  return { ok: true, kept: { ...kept, [step]: state } };
}
