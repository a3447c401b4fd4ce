import { describe, expect, it } from 'vitest';
import { markStep, signupProgress, signupSteps, type KeptSteps } from './signup-steps.ts';

describe('the steps of joining', () => {
  it('start with the first open one and are complete only with a confirmed address', () => {
    const allButLast: KeptSteps = Object.fromEntries(signupSteps.map((step) => [step, 'skipped' as const]));
    expect(signupProgress({ message: 'done' }, false)).toMatchObject({ next: 'photo', complete: false });
    expect(signupProgress(allButLast, false)).toMatchObject({ next: 'confirm', complete: false });
    expect(signupProgress(allButLast, true)).toMatchObject({ next: null, complete: true });
  });

  it('refuse to skip or to claim the confirmation', () => {
    expect(markStep({}, 'confirm', 'skipped')).toEqual({ ok: false, refusal: 'step_required' });
    expect(markStep({}, 'confirm', 'done')).toEqual({ ok: false, refusal: 'step_required' });
  });

  it('keep what is done when it is skipped later', () => {
    expect(markStep({ photo: 'done' }, 'photo', 'skipped')).toEqual({ ok: true, kept: { photo: 'done' } });
    expect(markStep({ photo: 'skipped' }, 'photo', 'done')).toEqual({ ok: true, kept: { photo: 'done' } });
  });
});
