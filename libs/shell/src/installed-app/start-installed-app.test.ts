// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startInstalledApp } from './start-installed-app.ts';
import { openAs } from './testing/open-as.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'installed_app=; max-age=0; path=/';
});

function start(mode: Parameters<typeof openAs>[0], cookie = ''): string {
  if (cookie) document.cookie = `${cookie}; path=/`;
  openAs(mode);
  startInstalledApp('en', 1);
  return document.cookie;
}

it('the app says what it is, also where a tab of the same browser took it back, or a notification opened it', () => {
  expect(start('standalone')).toBe('installed_app=1');
});

it('a tab takes back what the app said', () => {
  expect(start('browser', 'installed_app=1')).toBe('');
});

it.each(['', 'installed_app=1'])('a page that fills the screen may be either, and leaves it at %o', (cookie) => {
  expect(start('fullscreen', cookie)).toBe(cookie);
});

it('a worker that could not be fetched is with the next connection', async () => {
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const register = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { serviceWorker: { register: register.mockRejectedValueOnce(new TypeError('no')) } });
  start('browser');
  await expect(register.mock.results[0]?.value).rejects.toThrow('no');
  window.dispatchEvent(new Event('online'));
  expect(register.mock.calls).toEqual([['/sw.js?locale=en&version=1'], ['/sw.js?locale=en&version=1']]);
});
