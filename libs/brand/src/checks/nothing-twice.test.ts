import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../check-settings.ts';

test.each([
  ['sexualities.1', { sexualities: ['bi', 'bi', 'gay'] }],
  ['required_signup_steps.2', { required_signup_steps: ['about', 'photo', 'about'] }],
  ['payment_methods.NL.1', { payment_methods: { ...brand.payment_methods, NL: ['ideal', 'ideal'] } }],
])('%s stands twice, and nothing else is wrong', (path, change) => {
  const doubles = checkSettings({ ...brand, ...change }).filter(({ reason }) => reason.includes('stands here twice'));
  expect(doubles.map((problem) => `${problem.severity} ${problem.path}`)).toEqual([`error ${path}`]);
});

test('a list that is missing hides no double in another', () => {
  const { search_fields: _, ...settings } = brand;
  const paths = checkSettings({ ...settings, genders: ['male', 'male'] }).map(({ path }) => path);
  expect(paths).toContain('genders.1');
});
