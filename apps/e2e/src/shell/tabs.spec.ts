import { joinByCall } from '../acts/join-by-call.ts';
import { expect, test } from '../support/test.ts';

const count = 8;

test(`${count} tabs of one brand stay alive together`, async ({ visit }) => {
  const first = await visit('default');
  await joinByCall(first, 'default', 'Eight Tabs');
  const tabs = [first];
  while (tabs.length < count) tabs.push(await first.context().newPage());

  // HTTP/1.1 gives a browser six connections a host: with a stream in each tab the seventh would never load.
  for (const tab of tabs) {
    await tab.goto('/members');
    await expect(tab.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
  for (const tab of tabs) {
    await tab.bringToFront();
    await tab
      .getByRole('navigation', { name: 'Main' })
      .first()
      .getByRole('link', { name: /^Messages/ })
      .click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const status = await tab.evaluate(
      async () => (await fetch('/api/user.php', { headers: { 'x-request-type': 'client' } })).status,
    );
    expect(status).toBe(200);
  }
});
