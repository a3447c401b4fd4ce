import { profileFacts, type ProfileFact } from '../../profile-fields.ts';

/** The steps of joining, in order (spec section 2). */
export const signUpSteps = ['message', 'photo', 'location', 'personal', 'about', 'push', 'confirm'] as const;

/**
 * The steps that a brand may ask of everybody. Nobody has to write to somebody or to let us send notices, and the address is
 * asked for by every brand.
 */
export const requirableSteps = ['photo', 'location', 'personal', 'about'] as const;
export const stepStates = ['open', 'done', 'skipped'] as const;

export type SignUpStepName = (typeof signUpSteps)[number];
export type RequirableStep = (typeof requirableSteps)[number];
export type StepState = (typeof stepStates)[number];
/** What is kept of a member's steps; one that is not named is open. */
export type KeptSteps = Partial<Record<SignUpStepName, StepState>>;

export interface SignUpProgress {
  steps: { step: SignUpStepName; state: StepState; required: boolean }[];
  next: SignUpStepName | null;
  complete: boolean;
}

/** Everything but the address can come later, unless the brand says otherwise. */
const isRequired = (step: SignUpStepName, required: readonly RequirableStep[]): boolean =>
  step === 'confirm' || required.some((asked) => asked === step);

/** Where a member stands. The last step is done when the address is confirmed, and by nothing else. */
export function signUpProgress(
  kept: KeptSteps,
  confirmed: boolean,
  required: readonly RequirableStep[] = [],
): SignUpProgress {
  const steps = signUpSteps.map((step) => ({
    step,
    state: stateOf(step, kept, confirmed, required),
    required: isRequired(step, required),
  }));
  const next = steps.find(({ state }) => state === 'open')?.step ?? null;
  return { steps, next, complete: next === null };
}

function stateOf(
  step: SignUpStepName,
  kept: KeptSteps,
  confirmed: boolean,
  required: readonly RequirableStep[],
): StepState {
  if (step === 'confirm') return confirmed ? 'done' : 'open';
  const state = kept[step] ?? 'open';
  return state === 'skipped' && isRequired(step, required) ? 'open' : state;
}

export type StepVerdict = { ok: true; kept: KeptSteps } | { ok: false; refusal: 'step_required' };

/** Marks a step. A required one cannot be skipped, and confirming is done by the mailed link alone. */
export function markStep(
  kept: KeptSteps,
  step: SignUpStepName,
  state: 'done' | 'skipped',
  required: readonly RequirableStep[] = [],
): StepVerdict {
  if (step === 'confirm' || (state === 'skipped' && isRequired(step, required)))
    return { ok: false, refusal: 'step_required' };
  if (kept[step] === 'done') return { ok: true, kept };
  return { ok: true, kept: { ...kept, [step]: state } };
}

/** Where somebody goes on after a step: the next open one, else one that was left open before it; null when all is told. */
export function stepAfter({ steps, next }: SignUpProgress, step: SignUpStepName): SignUpStepName | null {
  const later = steps.slice(signUpSteps.indexOf(step) + 1);
  return later.find(({ state }) => state === 'open')?.step ?? next;
}

/** The open step that can be gone on with at once; null where none is, or only the address is to be confirmed, elsewhere. */
export const stepLeftOpen = ({ next }: Pick<SignUpProgress, 'next'>): SignUpStepName | null =>
  next === 'confirm' ? null : next;

/** What a profile says of the steps that a brand may require. */
export interface StepFacts extends Record<ProfileFact, string | null> {
  photos_total: number;
  region: string | null;
  about_me: string | null;
}

/** Is there what the step asks for? A required step is done by doing it, not by saying so. */
export function hasStep(step: SignUpStepName, facts: StepFacts): boolean {
  switch (step) {
    case 'photo':
      return facts.photos_total > 0;
    case 'location':
      return facts.region !== null;
    case 'personal':
      return profileFacts.some((fact) => facts[fact] !== null);
    case 'about':
      return facts.about_me !== null;
    default:
      return true;
  }
}
