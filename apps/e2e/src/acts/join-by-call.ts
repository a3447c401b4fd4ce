import type { Page } from '@playwright/test';
import { dismissalsCookie, writeDismissals } from '../../../../libs/models/src/alerts/dismissals.ts';
import { call } from '../support/call.ts';
import { linkIn, mailTo } from '../support/kept-mails.ts';
import { originOf } from '../support/sites.ts';
import { expect } from '../support/test.ts';

export interface Joined {
  id: string;
  name: string;
  email: string;
  password: string;
}

/**
 * Somebody new, logged in and with a confirmed address: for tests of something else, by the calls themselves. Nobody has liked
 * them or written to them; a man is shown to women and a woman to men. They have put the time bonus away, which opens by itself.
 */
export async function joinByCall(
  page: Page,
  brand: string,
  name: string,
  gender: 'female' | 'male' = 'female',
): Promise<Joined> {
  const dismissals = writeDismissals(new Map([['time-bonus', Date.now()]]));
  await page.context().addCookies([{ name: dismissalsCookie, value: dismissals, url: originOf(brand) }]);
  await page.goto('/login');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@post.example`;
  const password = 'a good long pass phrase 41';
  const { settings } = (await call(page, 'GET', 'settings.php')).body as { settings: { terms_version: string } };
  const version = settings.terms_version;
  const { status, body } = await call(page, 'POST', 'signup.php', {
    email,
    name,
    password,
    date_of_birth: '1988-03-14',
    gender,
    accept: { terms: version, privacy: version, special_data: true, age: true },
  });
  expect(status, 'the sign-up call').toBe(201);
  const link = new URL(linkIn(await mailTo(brand, email), '/activate'));
  const confirmed = await call(page, 'PUT', 'activation.php', { token: link.searchParams.get('token') });
  expect(confirmed.status, 'the call that confirms the address').toBe(200);
  return { id: (body as { user: { id: string } }).user.id, name, email, password };
}
