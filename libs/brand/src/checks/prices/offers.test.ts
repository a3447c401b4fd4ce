import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../../check-settings.ts';

test.each([
  ['TIMEBONUS25', ['error welcome.code']],
  ['WELCOME10', []],
])('beside the time bonus TIMEBONUS25, a welcome discount %s is wrong in %j', (code, expected) => {
  const time_bonus = { code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 };
  const problems = checkSettings({ ...brand, time_bonus, welcome: { code, percentage: 10, days: 7 } });
  const found = problems.filter(({ path }) => path.startsWith('welcome'));
  expect(found.map(({ path, severity }) => `${severity} ${path}`)).toEqual(expected);
});
