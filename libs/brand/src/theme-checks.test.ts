import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkContrast } from './theme-checks.ts';

/** What is said of the default theme with other colours in its light scheme. */
function problemsWith(colors: object): [path: string, suggestion: string][] {
  const problems: [string, string][] = [];
  checkContrast({ ...brand.theme, light: { ...brand.theme.light, ...colors } }, (path, _, suggestion) =>
    problems.push([path.join('.'), suggestion]),
  );
  return problems;
}

test('the colour that is suggested passes on all grounds, and as a ground of others', () => {
  const said = problemsWith({ action: '#F2C4B8' }).find(([path]) => path === 'theme.light.action');
  const [, color] = /^(#\w{6}) would pass$/.exec(said?.[1] ?? '') ?? [];
  expect(problemsWith({ action: color })).toEqual([]);
});

test('where nothing would pass beside others that are wrong too, what passes on its grounds is suggested', () => {
  const colors = { onAction: '#444444', action: '#FFFFFF' };
  expect(problemsWith(colors)).toContainEqual(['theme.light.action', expect.stringMatching(/^#\w{6} would pass$/)]);
});

test('where two grounds leave no colour between them, both are named', () => {
  const { action } = brand.theme.light;
  expect(problemsWith({ actionHover: '#F2C4B8' })).toContainEqual([
    'theme.light.onAction',
    `no one colour passes on all that it stands on, action ${action}, actionHover #F2C4B8: one of these has to change`,
  ]);
});
