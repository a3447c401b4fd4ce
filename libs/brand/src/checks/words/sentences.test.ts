import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings, errorsOf } from '../../check-settings.ts';

test('words that may be left out may be written down as undefined', () => {
  const settings = structuredClone(brand);
  settings.texts.en!.sign_up_title = undefined;
  settings.texts.en!.landers = { gallery: { cta: undefined } };
  expect(errorsOf(checkSettings(settings))).toEqual([]);
});
