import { describe, expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { setSignUpStep } from '@parlour/contract/account/sign-up/set-sign-up-step';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { RequirableStep } from '@parlour/models/account/sign-up/sign-up-steps';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

async function joined(brand: string, changes: Parameters<typeof accountStage>[2] = {}) {
  const stage = accountStage(database, brand, changes);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  return { stage, id: user.id };
}

/** What somebody who has told nothing hears of a step that the brand requires. */
async function refusalOf(step: RequirableStep, state: 'done' | 'skipped', brand: string): Promise<unknown> {
  const { stage, id } = await joined(brand, {
    required_signup_steps: [step],
    visible_profile_fields: ['age', 'sexuality', 'hair_color', 'relationship_status'],
  });
  return stage.call(setSignUpStep, { body: { step, state } }, { id }).catch((refused: unknown) => refused);
}

describe('a step that the brand requires', () => {
  it.each([
    ['photo', { file: 'photo_required' }],
    ['location', { region: 'region_unknown' }],
    ['personal', { relationship_status: 'value_unknown' }],
    ['about', { about_me: 'message_empty' }],
  ] as const)('and that was left empty is refused at its first field: %s', async (step, fields) => {
    expect(await refusalOf(step, 'done', `empty-${step}`)).toMatchObject({ code: 'step_required', fields });
  });

  it('is not skipped, which is said of the whole', async () => {
    expect(await refusalOf('location', 'skipped', 'skipped')).toMatchObject({
      code: 'step_required',
      fields: undefined,
    });
  });
});

describe('the steps of joining', () => {
  it('are marked by the member, but for the confirmation', async () => {
    const { stage, id } = await joined('steps');
    const token = tokenOf(await stage.newestLink());
    await expect(stage.call(setSignUpStep, { body: { step: 'confirm', state: 'done' } }, { id })).rejects.toMatchObject(
      { code: 'step_required' },
    );
    for (const step of ['message', 'photo', 'location', 'personal', 'about', 'push'] as const) {
      await stage.call(setSignUpStep, { body: { step, state: 'skipped' } }, { id });
    }
    expect((await stage.call(setSignUpStep, { body: { step: 'photo', state: 'done' } }, { id })).signup).toMatchObject({
      next: 'confirm',
      complete: false,
    });
    expect((await stage.call(activate, { body: { token } })).user?.signup).toBeNull();
  });

  it('that the brand requires are not skipped, and are done by doing them', async () => {
    const { stage, id } = await joined('demanding', { required_signup_steps: ['location', 'about'] });
    const mark = (step: 'location' | 'about' | 'photo', state: 'done' | 'skipped') =>
      stage.call(setSignUpStep, { body: { step, state } }, { id });
    await expect(mark('location', 'skipped')).rejects.toMatchObject({ code: 'step_required' });
    await expect(mark('about', 'done')).rejects.toMatchObject({ code: 'step_required' });
    await stage.world.db
      .updateTable('profiles')
      .set({ about_me: 'I sail.' })
      .where('brand', '=', 'demanding')
      .where('member_id', '=', id)
      .execute();
    const { signup } = await mark('about', 'done');
    expect(signup.steps.filter(({ required }) => required).map(({ step }) => step)).toEqual([
      'location',
      'about',
      'confirm',
    ]);
    expect((await mark('photo', 'skipped')).signup.steps[1]).toMatchObject({ step: 'photo', state: 'skipped' });
  });
});
