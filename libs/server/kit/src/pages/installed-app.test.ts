import { createHash } from 'node:crypto';
import { brand } from '@parlour/app-default/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi({ brands: [brand], calls: [] });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: 'default.localhost' } });

test('the installed app starts at an address of its own, which tells the server', async () => {
  const answer = await get('/start');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/']);
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(/^installed_app=1; Max-Age=31536000; Path=\//);
});

test('the page for no connection is in the asked language, and asks again for its own address', async () => {
  const page = (await get('/offline?locale=de')).body;
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<a href="">Noch einmal versuchen</a>');
  expect((await get('/offline?locale=xx')).body).toContain(`<html lang="${brand.domain_language}">`);
});

test('the page for no connection is the same for all: its policy names what stands in it, never a nonce', async () => {
  const answers = [await get('/offline?locale=de'), await get('/offline?locale=de')];
  const [{ body, headers }] = answers as [(typeof answers)[0]];
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
  const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? '';
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(script).not.toBe('');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf(script)};`);
  expect(headers['content-security-policy']).toContain(hashOf(style));
  expect(JSON.stringify(answers.map((answer) => [answer.headers, answer.body]))).not.toContain('nonce');
});

test('what notifications say names the brand as its mails do, and nobody', async () => {
  const words = (await get('/push-words.json?locale=en')).json();
  expect([words.title, words.locale]).toEqual([brand.mail_name, 'en']);
  expect(Object.keys(words.bodies)).toEqual(['message', 'like', 'match', 'account', 'summary', 'discreet']);
});
