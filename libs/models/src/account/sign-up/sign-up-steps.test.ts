import { describe, expect, it } from 'vitest';
import {
  hasStep,
  markStep,
  signUpProgress,
  signUpSteps,
  stepAfter,
  type KeptSteps,
  type StepFacts,
} from './sign-up-steps.ts';

const nothing: StepFacts = {
  photos_total: 0,
  region: null,
  about_me: null,
  relationship_status: null,
  body_type: null,
  hair_color: null,
  eye_color: null,
  tattoos: null,
  sexuality: null,
};

describe('the steps of joining', () => {
  it('start with the first open one and are complete only with a confirmed address', () => {
    const allButLast: KeptSteps = Object.fromEntries(signUpSteps.map((step) => [step, 'skipped' as const]));
    expect(signUpProgress({ message: 'done' }, false)).toMatchObject({ next: 'photo', complete: false });
    expect(signUpProgress(allButLast, false)).toMatchObject({ next: 'confirm', complete: false });
    expect(signUpProgress(allButLast, true)).toMatchObject({ next: null, complete: true });
  });

  it('refuse to skip or to claim the confirmation', () => {
    expect(markStep({}, 'confirm', 'skipped')).toEqual({ ok: false, refusal: 'step_required' });
    expect(markStep({}, 'confirm', 'done')).toEqual({ ok: false, refusal: 'step_required' });
  });

  it('keep what is done when it is skipped later', () => {
    expect(markStep({ photo: 'done' }, 'photo', 'skipped')).toEqual({ ok: true, kept: { photo: 'done' } });
    expect(markStep({ photo: 'skipped' }, 'photo', 'done')).toEqual({ ok: true, kept: { photo: 'done' } });
  });

  it('cannot be skipped where the brand asks for them, and open again where it asks later', () => {
    expect(markStep({}, 'photo', 'skipped', ['photo'])).toEqual({ ok: false, refusal: 'step_required' });
    expect(markStep({}, 'photo', 'done', ['photo'])).toEqual({ ok: true, kept: { photo: 'done' } });
    expect(markStep({}, 'about', 'skipped', ['photo'])).toEqual({ ok: true, kept: { about: 'skipped' } });
    const { steps, next } = signUpProgress({ message: 'skipped', photo: 'skipped' }, true, ['photo']);
    expect(next).toBe('photo');
    expect(steps.filter(({ required }) => required).map(({ step }) => step)).toEqual(['photo', 'confirm']);
  });

  it('go on with the next open one, then with what was left before', () => {
    const progress = signUpProgress({ message: 'open', photo: 'done', about: 'done' }, true);
    expect(stepAfter(progress, 'photo')).toBe('location');
    expect(stepAfter(progress, 'personal')).toBe('push');
    expect(stepAfter(progress, 'push')).toBe('message');
    const told = signUpProgress(Object.fromEntries(signUpSteps.map((step) => [step, 'done' as const])), true);
    expect(stepAfter(told, 'push')).toBeNull();
  });

  it('are done by what the profile then says', () => {
    expect(signUpSteps.filter((step) => hasStep(step, nothing))).toEqual(['message', 'push', 'confirm']);
    const full = { ...nothing, photos_total: 1, region: 'nl-utrecht', about_me: 'I sail.', eye_color: 'green' };
    expect(signUpSteps.every((step) => hasStep(step, full))).toBe(true);
  });
});
