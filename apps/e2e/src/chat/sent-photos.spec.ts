import type { Page } from '@playwright/test';
import { buyCredits } from '../acts/buy.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { logInByCall } from '../acts/log-in.ts';
import { press } from '../acts/press.ts';
import { expectAccessible } from '../support/accessible.ts';
import { call } from '../support/call.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { photoFile } from '../support/photo.ts';
import { demoLogin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const talk = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name: `A photo for ${name}` });

const statusOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).status, address);

/** The name of the member who looks at a page. */
const nameOf = async (page: Page): Promise<string> =>
  ((await call(page, 'GET', 'user.php')).body as { user: { profile: { name: string } } }).user.profile.name;

/** Begins a conversation that is paid for by the call. Answers its id, and what a photo costs in it. */
async function beginPaid(page: Page, profileId: string): Promise<{ conversation: string; cost: number }> {
  const asked = (await call(page, 'GET', `messages.php?profile_id=${profileId}`)).body;
  const { cost } = (asked as { can_send: { cost: { text: number; image: number } } }).can_send;
  const { status, body } = await call(page, 'POST', 'message.php', {
    profile_id: profileId,
    type: 'text',
    text: 'Look where I was today',
    client_id: crypto.randomUUID(),
    expected_cost: cost.text,
  });
  expect(status, 'the call that sends a message').toBe(201);
  return { conversation: (body as { conversation: { id: string } }).conversation.id, cost: cost.image };
}

onPhoneAndDesk('a photo is sent, seen by the other alone, and opens in full', async ({ visit, device }) => {
  const his = await visit('default');
  await logInByCall(his, await demoLogin('default', 'premium'));
  const hers = await visit('default');
  const ada = await joinByCall(hers, 'default', `Photographed ${device}`);
  const ben = await nameOf(his);
  const { conversation, cost } = await beginPaid(his, ada.id);
  await Promise.all([his, hers].map((page) => page.goto(`/chats/${conversation}`)));
  await press(hers, 'Accept');
  const opener = his.getByRole('button', { name: 'Send a photo' });
  const tray = sheet(his, ada.name);

  await test.step('what is no photo is refused before it is sent', async () => {
    await opener.click();
    await tray.getByLabel('Photo', { exact: true }).setInputFiles({
      name: 'dance.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(tray.getByRole('alert')).toHaveText('Use a JPEG, PNG or WebP photo.');
    await expectAccessible(his);
  });

  await test.step('it is brought to the server, and is still there after a reload', async () => {
    await tray.getByLabel('Photo', { exact: true }).setInputFiles(await photoFile('lake.jpg'));
    await expect(tray.getByRole('status').filter({ hasText: 'Uploaded' })).toHaveCount(1);
    await his.reload();
    await opener.click();
    const preview = tray.getByRole('img', { name: 'Your photo' });
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(his);
  });

  await test.step('sent at the price on its button, it stands in the conversation', async () => {
    await tray.getByRole('button', { name: new RegExp(`^Send ${cost} credits`) }).click();
    await expect(tray).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(talk(his, ada.name).getByRole('button', { name: 'Your photo' })).toBeVisible();
    await expect(talk(his, ada.name).getByText('Sending')).toHaveCount(0);
  });

  const photo = talk(hers, ben).getByRole('button', { name: `Photo from ${ben}` });
  let address = '';
  await test.step('the other sees it at once, and opens it', async () => {
    await expect(photo).toBeVisible();
    await photo.click();
    const large = hers.getByRole('dialog', { name: `Photo from ${ben}` });
    const whole = large.getByRole('img');
    await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await expectAccessible(hers);
    address = (await whole.getAttribute('src')) ?? '';
    expect(await statusOf(hers, address)).toBe(200);
    await large.getByRole('button', { name: 'Close' }).click();
    await expect(large).toBeHidden();
    await expect(photo).toBeFocused();
  });

  await test.step('nobody else has it by its address', async () => {
    const third = await visit('default', { refusals: [403, 404] });
    await joinByCall(third, 'default', `Watcher ${device}`);
    expect([403, 404]).toContain(await statusOf(third, address));
    const nobody = await visit('default', { refusals: [403, 404] });
    await nobody.goto('/login');
    expect([403, 404]).toContain(await statusOf(nobody, address));
  });
});

onPhoneAndDesk(
  'photos that one is sent are blurred until they are tapped, where one wishes that',
  async ({ visit, device }) => {
    const his = await visit('default');
    await logInByCall(his, await demoLogin('default', 'premium'));
    // Other journeys spend what this member has.
    await his.goto('/credits');
    await buyCredits(his);
    const ben = await nameOf(his);
    const hers = await visit('default');
    const ada = await joinByCall(hers, 'default', `Careful ${device}`);
    const { status } = await call(hers, 'PUT', 'privacy.php', { blur_incoming: true });
    expect(status, 'the call that keeps the choice').toBe(200);
    const { conversation } = await beginPaid(his, ada.id);
    await his.goto(`/chats/${conversation}`);
    await press(his, 'Send a photo');
    const tray = sheet(his, ada.name);
    await tray.getByLabel('Photo', { exact: true }).setInputFiles(await photoFile('veiled.jpg', 40));
    await tray.getByRole('button', { name: /^Send / }).click();
    await expect(tray).toBeHidden();
    await expect(talk(his, ada.name).getByRole('button', { name: 'Your photo' })).toBeVisible();

    await hers.goto(`/chats/${conversation}`);
    const photo = talk(hers, ben).getByRole('button', { name: `Photo from ${ben}`, exact: true });
    await expect(photo).toHaveCount(0);
    await expectAccessible(hers);
    await talk(hers, ben)
      .getByRole('button', { name: /Show the photo/ })
      .click();
    await expect(photo).toBeFocused();
  },
  { rare: true },
);
