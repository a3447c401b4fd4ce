import { expect, test } from 'vitest';
import { z } from 'zod';
import { addedSettings } from './defaults.ts';
import { keptSettings } from './kept-settings.ts';
import { addedSince, keptOnTheFirstDay } from './kept-settings.fixture.ts';
import { settingsSchema } from './settings-schema.ts';

/** What of a version would be missing or unknown to whoever serves it. */
const lost = (schema: z.ZodType, settings: unknown): string[] =>
  (schema.safeParse(settings).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const wayOut = 'Bring kept versions along: `addedSettings` and `renamedSettings` in libs/brand/src/defaults.ts';

test('a version of the first day is served with every setting of today', () => {
  expect(lost(settingsSchema, keptSettings(keptOnTheFirstDay)), wayOut).toEqual([]);
});

test('a version keeps what it was published with, by today’s names', () => {
  const whole = keptSettings({ ...keptOnTheFirstDay, ...addedSince });
  expect(lost(settingsSchema, whole), wayOut).toEqual([]);
  const required = Object.entries(settingsSchema.shape).filter(([, value]) => !z.safeParse(value, undefined).success);
  expect(
    required.map(([key]) => key).filter((key) => !(key in { ...keptOnTheFirstDay, ...addedSince })),
    'Add it to `addedSince` in kept-settings.fixture.ts, so that a later name of it is noticed',
  ).toEqual([]);
  const differing = Object.keys(addedSettings).filter((key) => key in addedSince);
  for (const key of differing) expect(whole).not.toHaveProperty(key, addedSettings[key as keyof typeof addedSettings]);
});

test('what came since stands where nothing did, at any depth, and nowhere else', () => {
  const added = { fireworks: false, photo_limits: { megabytes: 10, megapixels: 40 }, time_bonus: { minimum: 5 } };
  const kept = { photo_limits: { megabytes: 8 }, time_bonus: null, genders: ['female'] };
  expect(keptSettings(kept, { added, renamed: {} })).toEqual({
    fireworks: false,
    photo_limits: { megabytes: 8, megapixels: 40 },
    time_bonus: null,
    genders: ['female'],
  });
});

test('what has another name since is found by it, and what is gone is gone', () => {
  const added = { credits_per_message: 10 };
  const renamed = { message_credits: 'credits_per_message', features: null, 'photo_limits.megabytes': 'size' };
  const kept = { message_credits: 15, features: { women: true }, photo_limits: { megabytes: 8 } };
  expect(keptSettings(kept, { added, renamed })).toEqual({ credits_per_message: 15, photo_limits: { size: 8 } });
});

test('a setting that was renamed or grew inside without a word is named', () => {
  const { message_credits, photo_limits, ...shape } = settingsSchema.shape;
  const grown = z.strictObject({
    ...shape,
    credits_per_message: message_credits,
    photo_limits: photo_limits.extend({ megapixels: z.int() }),
  });
  expect(lost(grown, keptSettings(keptOnTheFirstDay)).map((line) => line.split(':', 1)[0])).toEqual([
    'credits_per_message',
    'photo_limits.megapixels',
    '',
  ]);
});
