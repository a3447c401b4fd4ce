import { openConversation } from '../acts/converse.ts';
import { logIn } from '../acts/log-in.ts';
import { expectStep } from '../acts/sign-up.ts';
import { mailTo } from '../support/kept-mails.ts';
import { demoLogin, originOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../acts/tick.ts';

const plain = { browser: { javaScriptEnabled: false } };

test('logging in and out works without JavaScript', async ({ visit }) => {
  const { login, password } = await demoLogin('default', 'free');
  const page = await visit('default', { ...plain, refusals: [403] });
  await page.goto('/login?next=/chats');
  await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login failed, please try again')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail address or name' })).toHaveValue(login);

  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${originOf('default')}/chats`);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();

  await page.goto('/members');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?/);
});

for (const [address, name, email] of [
  ['/signup', 'Plain Person', 'plain.person@post.example'],
  ['/', 'Plain Guest', 'plain.guest@post.example'],
] as const) {
  test(`signing up at ${address} works without JavaScript and keeps what was typed`, async ({ visit }) => {
    const page = await visit('default', { ...plain, refusals: [422] });
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByLabel('Date of birth').fill('1988-03-14');
    await page.getByText('Woman', { exact: true }).click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await tick(page.getByRole('checkbox', { name: /or over and accept/ }));
    await tick(page.getByRole('checkbox', { name: /may say something about my sexuality/ }));
    await page.getByRole('button', { name: 'Join free' }).click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);

    await page.getByRole('textbox', { name: 'Password' }).fill('a good long pass phrase 41');
    await page.getByRole('button', { name: 'Join free' }).click();
    await expectStep(page, 'message');
    expect((await mailTo('default', email)).locale).toBe('en');
  });
}

test('liking somebody and writing to them works without JavaScript', async ({ visit }) => {
  const { login, password } = await demoLogin('default', 'premium');
  const page = await visit('default', { ...plain, refusals: [422] });
  await page.goto('/login?next=/members');
  await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/members$/);

  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Like /, pressed: false }) })
    .filter({ hasNotText: 'Fictional' })
    .first();
  const profile = await card.getByRole('link').getAttribute('href');
  const heart = page.getByRole('button', { name: (await card.getByRole('button').getAttribute('aria-label')) ?? '' });
  await card.getByRole('button').click();
  await expect(page, 'the list is where it was').toHaveURL(new RegExp(`/members#.*${profile?.split('/').at(-1)}$`));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goto(profile ?? '');
  await heart.first().click();
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

  await openConversation(page);
  const box = page.getByRole('textbox', { name: /^Write to / });
  const send = page.getByRole('button', { name: /^Send for / });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Write something first.');

  await box.fill('Good evening, without any script.');
  await send.dblclick();
  await expect(page).toHaveURL(/\/chats\//);
  const sent = page.getByRole('log').getByText('Good evening, without any script.');
  await expect(sent, 'a form that is posted twice sends once').toHaveCount(1);
  await expect(box).toHaveValue('');
});

test('what others wrote is read, and a request accepted, without JavaScript', async ({ visit }) => {
  const page = await visit('milf', plain);
  await logIn(page, await demoLogin('milf', 'premium'));

  const conversations = page.getByRole('main').locator('a[href^="/chats/"]');
  await page.goto('/chats?filter=requests');
  await expect(conversations).toHaveCount(1);
  await expect(conversations.getByText('1 unread message')).toBeAttached();
  await conversations.click();
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as seen' })).toHaveCount(0);
  await page.goto('/chats?filter=requests');
  await expect(conversations).toHaveCount(1);
  await expect(conversations.getByText('1 unread message')).toHaveCount(0);

  await conversations.click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/chats\/[^?]+\?filter=requests$/);
  await page.goto('/chats?filter=requests');
  await expect(conversations).toHaveCount(0);
});

test('deleting a photo works without JavaScript, once that was confirmed', async ({ visit }) => {
  const { login, password } = await demoLogin('milf', 'premium');
  const page = await visit('milf', plain);
  await page.goto('/login?next=/profile');
  await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const photos = page.getByRole('img', { name: /^Your photo \d$/ });
  const before = await photos.count();
  expect(before).toBeGreaterThan(1);

  const askToDelete = async () => {
    await page.getByRole('button', { name: 'Change photo 2' }).click();
    await page.getByRole('menuitem', { name: 'Delete photo' }).click();
    return page.getByRole('dialog', { name: 'Delete this photo?' });
  };
  const question = await askToDelete();
  await question.getByRole('link', { name: 'Keep it' }).click();
  await expect(photos).toHaveCount(before);
  await (await askToDelete()).getByRole('button', { name: 'Delete photo' }).click();
  await expect(photos).toHaveCount(before - 1);
  await expect(question).toBeHidden();
});

test('a complaint, a search and the choice about counting work without JavaScript', async ({ visit }) => {
  const page = await visit('default', { ...plain, refusals: [422] });
  await page.goto('/complaints');
  await page.getByRole('textbox', { name: 'Name' }).fill('Plain Complainer');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('plain.complainer@post.example');
  await page.getByRole('textbox', { name: 'Your complaint' }).fill('I paid twice.');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText('Choose a category.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('payment');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText(/Your reference is [2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  expect((await mailTo('default', 'plain.complainer@post.example')).locale).toBe('en');

  await page.goto('/pages/faq');
  await page.getByRole('searchbox').fill('submarine');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Ask customer service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();

  await page.goto('/pages/cookies');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You rejected it.')).toBeVisible();
});
