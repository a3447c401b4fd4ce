// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '@parlour/contract/types/user';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { MemberControls } from './member-controls.tsx';

beforeAll(installTopLayer);

it('logs out by a form as long as no script answers', async () => {
  const { user } = member();
  renderPage(<MemberControls user={user as User} />, { 'GET /api/user.php': () => member() });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Lucas' }));
  const way = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Log out' });
  expect([way.type, way.form?.method, way.form?.getAttribute('action')]).toEqual([
    'submit',
    'post',
    '/settings?part=log-out',
  ]);
});

it('answers a pointer in the tones of the deep bar that it stands on', () => {
  renderPage(<MemberControls user={member().user as User} />, { 'GET /api/user.php': () => member() });
  const button = screen.getByRole('button', { name: 'Account of Lucas' });
  const answers = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(
      ({ selectorText }) => selectorText.includes(':hover') && button.matches(selectorText.replace(':hover', '')),
    );
  expect(answers.map(({ style }) => style.cssText)).toEqual([
    'box-shadow: inset 0 0 0 1px var(--color-on-deep-quiet);',
  ]);
});
