import { joinByCall } from '../acts/join-by-call.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

/** How far a phone on its side has its camera and its round corners in the window. */
const insets = { left: 59, right: 59, bottom: 21 };

test('nothing that is pressed lies under the camera of a phone on its side, phone', async ({ visit }) => {
  const page = await visit('default', { browser: { ...devices.phone, viewport: { width: 740, height: 360 } } });
  await joinByCall(page, 'default', 'On Her Side');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const underCamera = () =>
    page.evaluate(({ left, right }) => {
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')];
      const seen = controls.filter((control) => control.checkVisibility() && !control.closest('[inert]'));
      return seen
        .filter((control) => {
          const edges = control.getBoundingClientRect();
          const isOnPage = edges.width > 1 && edges.bottom > 0;
          return isOnPage && (edges.left < left || edges.right > window.innerWidth - right);
        })
        .map((control) => control.ariaLabel ?? control.textContent);
    }, insets);

  for (const address of ['/', '/swipe-game', '/members', '/chats', '/credits', '/profile', '/settings']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await underCamera(), address).toEqual([]);
  }
  await page.goto('/members');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const write = page.getByRole('main').getByRole('link', { name: /^Message/ });
  await expect(write).toBeVisible();
  expect(await underCamera(), 'a profile').toEqual([]);
  await write.click();
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await underCamera(), 'a conversation').toEqual([]);
});
