import type { Page } from '@playwright/test';
import { buyCredits } from '../acts/buy.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { logInByCall } from '../acts/log-in.ts';
import { writeByCall } from '../acts/meet.ts';
import { press } from '../acts/press.ts';
import { call } from '../support/call.ts';
import { demoLogin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const credits = async (page: Page): Promise<number> =>
  ((await call(page, 'GET', 'user.php')).body as { user: { credits: number } }).user.credits;

test('a gift whose answers are all lost is given as soon as the live stream tells of it, and charged once', async ({
  visit,
}) => {
  const his = await visit('default', { refusals: ['ERR_FAILED'] });
  await logInByCall(his, await demoLogin('default', 'premium'));
  // Other journeys spend what this member has.
  await his.goto('/credits');
  await buyCredits(his);
  const hers = await visit('default');
  const ada = await joinByCall(hers, 'default', 'Gifted By Ear');
  const { body } = await call(his, 'GET', 'user.php');
  const address = `/chats/${await writeByCall(hers, (body as { user: { id: string } }).user.id, 'Good evening')}`;

  const isLive = his.waitForRequest(/\/api\/events\.php/);
  await his.goto(address);
  await isLive;
  await expect(his.getByRole('log').getByText('Good evening').first()).toBeVisible();
  const before = await credits(his);
  await his.route('**/api/message.php', async (route) => {
    const asked = route.request();
    const { host, port } = new URL(asked.url());
    // Unlike a browser, Node asks the resolver for names below `localhost`, which knows none.
    const url = asked.url().replace(host, `127.0.0.1:${port}`);
    await route.fetch({ url, headers: { ...(await asked.allHeaders()), host } });
    await route.abort();
  });

  await press(his, 'Send a gift');
  const sheet = his.getByRole('dialog', { name: `A gift for ${ada.name}` });
  await sheet.getByRole('radio').first().check({ force: true });
  const button = sheet.getByRole('button', { name: /^Give / });
  const cost = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  await expect(sheet).toBeHidden();
  const log = his.getByRole('log');
  await expect(log.getByText(/^Gift from you/)).toHaveCount(1);

  await test.step('nothing is chosen any more that one more press would pay again', async () => {
    await press(his, 'Send a gift');
    await expect(sheet.getByRole('button', { name: 'Choose a gift' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await his.unroute('**/api/message.php');
  await his.reload();
  await expect(log.getByText(/^Gift from you/)).toHaveCount(1);
  expect(await credits(his)).toBe(before - cost);
});
