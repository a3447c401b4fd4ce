import { brand } from '@parlour/app-default/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from './testing/sample-api.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi({ brands: [brand], calls: [] });
});
afterAll(() => api.close());

const get = (url: string, host = 'default.localhost') => api.app.inject({ url, headers: { host } });

test('the installed app starts at an address of its own, which tells the server', async () => {
  const answer = await get('/start');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/']);
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(/^installed_app=1; Max-Age=31536000; Path=\//);
});

test('the page for no connection is in the asked language, and asks again for its own address', async () => {
  const page = (await get('/offline?locale=de')).body;
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<a href="">');
  expect(page).not.toContain('<script');
  expect((await get('/offline?locale=xx')).body).toContain(`<html lang="${brand.domain_language}">`);
});

test('what notifications say names the brand as its mails do, and nobody', async () => {
  const words = (await get('/push-words.json?locale=en')).json();
  expect(words.title).toBe(brand.mail_name);
  expect(Object.keys(words.bodies)).toEqual(['message', 'like', 'match', 'account', 'summary', 'discreet']);
});

test.each(['/start', '/offline', '/push-words.json'])('%s is 421 on a host that is nobody’s', async (url) => {
  expect((await get(url, 'stranger.example')).statusCode).toBe(421);
});
