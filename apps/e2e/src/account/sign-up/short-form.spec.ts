import { expectStep, fillInSignUp, newcomer } from '../../acts/sign-up.ts';
import { mailTo } from '../../support/kept-mails.ts';
import { expect, test } from '../../support/test.ts';

test('a form that is sent twice makes one member', async ({ visit }) => {
  const page = await visit('default');
  const person = newcomer('Steps Twice');
  await page.goto('/signup');
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Join free' }).dblclick();
  await expectStep(page, 'message');
  expect((await mailTo('default', person.email)).to).toBe(person.email);
});

test('a sign-up by keyboard alone', async ({ visit }) => {
  const page = await visit('default');
  const person = newcomer('Steps Keys');
  const key = (name: string) => page.keyboard.press(name);
  const type = (text: string) => page.keyboard.type(text);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 20; presses++) {
      await key('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element: HTMLInputElement) =>
        [element.labels?.[0]?.textContent, element.getAttribute('aria-label'), element.textContent].join(' '),
      );
      if (name.test(label)) return;
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await page.goto('/signup');
  await tabTo(/^Name/);
  await type(person.name);
  await tabTo(/Day/);
  await type('14031988');
  await tabTo(/Man|Woman/);
  await key('Space');
  await tabTo(/^E-mail address/);
  await type(person.email);
  await tabTo(/^Password/);
  await type(person.password);
  await tabTo(/or over and accept/);
  await key('Space');
  await tabTo(/my sexuality/);
  await key('Space');
  await key('Enter');
  await expectStep(page, 'message');

  await tabTo(/Skip for now/);
  await key('Enter');
  await expectStep(page, 'photo');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const next of ['location', 'personal']) {
    await tabTo(/Skip for now/);
    await key('Enter');
    await expectStep(page, next);
  }
});

test('words to somebody on the home page are whole from their first letter', async ({ visit }) => {
  const page = await visit('default');
  await page.goto('/');
  const words = page.getByRole('textbox', { name: /^Your message/ });
  await words.pressSequentially('Hello there');
  await expect(words).toHaveValue('Hello there');
});
