// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetUnanswered, noteAnswered, noteBegun, refuseUnanswered, unanswered } from './unanswered.ts';

const site = window.location.origin;
const user = http.get('/api/user.php', () => HttpResponse.json({ user: null }));
const waiting = http.post('/api/photo.php', () => delay('infinite'));
const network = setupServer(user, unanswered);
network.events.on('request:start', noteBegun);
network.events.on('response:mocked', noteAnswered);

beforeAll(() => network.listen());
beforeEach(() => {
  forgetUnanswered();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => network.close());

it('a story that asks for something without an answer fails, and says for what', async () => {
  await fetch(`${site}/api/user.php`);
  await fetch(`${site}/api/chat.php`, { method: 'PUT' });
  expect(refuseUnanswered).toThrow('PUT /api/chat.php');
});

it('a story whose calls have answers does not, whatever the story before asked for', async () => {
  await fetch(`${site}/api/chat.php`, { method: 'PUT' });
  forgetUnanswered();
  await fetch(`${site}/api/user.php`);
  expect(refuseUnanswered).not.toThrow();
});

it('a story is not blamed for what an earlier one left waiting, and which is asked once more, but for more than that', async () => {
  network.use(waiting);
  const patience = new AbortController();
  const upload = fetch(`${site}/api/photo.php`, { method: 'POST', signal: patience.signal });
  await fetch(`${site}/api/user.php`);
  forgetUnanswered();
  network.resetHandlers();
  patience.abort();
  await expect(upload).rejects.toThrow();
  await fetch(`${site}/api/photo.php`, { method: 'POST' });
  expect(refuseUnanswered).not.toThrow();
  await fetch(`${site}/api/photo.php`, { method: 'POST' });
  expect(refuseUnanswered).toThrow('POST /api/photo.php');
});

it('a story is not blamed for what broke off in an earlier one', async () => {
  network.use(http.get('/api/geocode.php', () => HttpResponse.error()));
  await expect(fetch(`${site}/api/geocode.php`)).rejects.toThrow();
  forgetUnanswered();
  network.resetHandlers();
  await fetch(`${site}/api/geocode.php`);
  expect(refuseUnanswered).not.toThrow();
});

it('a story is not blamed for an act that the one before began at its end, but for what it reads itself', async () => {
  forgetUnanswered([http.put('/api/mail-change.php', () => undefined), http.get('/api/likes.php', () => undefined)]);
  await fetch(`${site}/api/mail-change.php`, { method: 'PUT' });
  expect(refuseUnanswered).not.toThrow();
  await fetch(`${site}/api/likes.php`);
  expect(refuseUnanswered).toThrow('GET /api/likes.php');
});
