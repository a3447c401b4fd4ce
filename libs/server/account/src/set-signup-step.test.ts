import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSignupStep } from '@parlour/contract/account/set-signup-step';
import { signUp } from '@parlour/contract/account/sign-up';
import type { RequirableStep } from '@parlour/models/account/signup-steps';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { accountStage, signUpBody } from './testing/account-stage.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** What somebody who has told nothing hears of a step that the brand requires. */
async function refusalOf(step: RequirableStep, state: 'done' | 'skipped', brand: string): Promise<unknown> {
  const stage = accountStage(database, brand, {
    required_signup_steps: [step],
    visible_profile_fields: ['age', 'sexuality', 'hair_color', 'relationship_status'],
  });
  const { user } = await stage.call(signUp, { body: signUpBody() });
  return stage.call(setSignupStep, { body: { step, state } }, { id: user.id }).catch((refused: unknown) => refused);
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
