import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test('notices go to the known services', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect(isPushService(endpoint), endpoint).toBe(true);
});

test('and to nobody else', () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilnotify.windows.com.example/',
    'https://notify.windows.com/',
    'https://localhost/admin',
    'not an address',
  ])
    expect(isPushService(endpoint), endpoint).toBe(false);
});
