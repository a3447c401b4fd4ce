// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { PushAlert } from './push-alert.tsx';
import { PushHere } from './push-here.tsx';
import { pretendPush } from './push.fixture.ts';

let undo = () => {};
beforeEach(() => void (document.cookie = 'dismissals=; max-age=0; path=/'));
afterEach(() => {
  cleanup();
  undo();
});

const key = { push_public_key: 'B'.repeat(87) };
const id = (place: number) => `0199000a-0000-7000-8000-00000000000${place}`;

describe('the notifications of a device', () => {
  const answers: Answers = {
    'GET /api/user.php': () => member(),
    'POST /api/user.php?push': () => ({ push: { id: id(1), state: 'subscribed' } }),
    'DELETE /api/user.php?push': () => undefined,
    'POST /api/push-test.php': () => ({ sent: true }),
  };

  it('are turned on by a press, tried out, and turned off', async () => {
    undo = pretendPush('default');
    const { asked } = renderPage(
      <section>
        <PushHere />
      </section>,
      answers,
      { changes: key },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
    expect(await screen.findByText('Toast: Notifications are on for this device.')).toBeTruthy();
    const test = screen.getByRole('button', { name: 'Send a test notification' });
    expect(document.activeElement).toBe(test);
    await userEvent.click(test);
    expect(await screen.findByText(/Toast: It is on its way/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off on this device' }));
    expect(await screen.findByText('Toast: Notifications are off on this device.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turn on notifications' }));
    const acts = asked.map(({ call }) => `${call.method} ${call.path}`);
    expect(acts).toEqual([
      'GET /api/user.php',
      'POST /api/user.php',
      'POST /api/push-test.php',
      'DELETE /api/user.php',
    ]);
  });

  it('that have ended in the browser are off, and no test of them is promised', async () => {
    undo = pretendPush('granted', member().user.id);
    const { asked } = renderPage(<PushHere />, answers, { changes: key });
    const test = await screen.findByRole('button', { name: 'Send a test notification' });
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await userEvent.click(test);
    expect(await screen.findByText('Toast: Notifications are off on this device.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
    expect(asked.filter(({ call }) => call.method === 'POST')).toEqual([]);
  });

  it('are not on where we send nothing to the browser’s service', async () => {
    undo = pretendPush('default');
    const refuse = () => {
      throw new ApiError(422, { code: 'validation_failed', fields: { subscription: 'subscription_invalid' } });
    };
    renderPage(<PushHere />, { ...answers, 'POST /api/user.php?push': refuse }, { changes: key });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText('Notifications cannot be turned on in this browser.')).toBeTruthy();
    expect(screen.getByText(/Notifications are off on this device/)).toBeTruthy();
    const registration = await navigator.serviceWorker.getRegistration();
    expect(await registration?.pushManager.getSubscription()).toBeNull();
  });

  it('that are denied when asked for are explained where the focus is', async () => {
    undo = pretendPush('default', undefined, 'denied');
    renderPage(
      <section>
        <PushHere />
        <button type="button">Save</button>
      </section>,
      answers,
      { changes: key },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    const why = await screen.findByText(/open the settings of this site/);
    await expect.poll(() => document.activeElement?.contains(why)).toBe(true);
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });

  it('that were denied are explained, and cannot be turned on by a press', async () => {
    undo = pretendPush('denied');
    renderPage(<PushHere />, answers, { changes: key });
    expect(await screen.findByText(/open the settings of this site/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are not offered where they are on', async () => {
    undo = pretendPush('granted', member().user.id);
    renderPage(
      <>
        <PushAlert />
        <PushHere />
      </>,
      answers,
      { changes: key },
    );
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
  });

  it('that somebody else turned on there are offered, and theirs only after a press', async () => {
    undo = pretendPush('granted', id(2));
    const { asked } = renderPage(<PushHere />, answers, { changes: key });
    const turnOn = await screen.findByRole('button', { name: 'Turn on notifications' });
    const told = () => asked.filter(({ call }) => call.method === 'POST');
    expect(told()).toEqual([]);
    await userEvent.click(turnOn);
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
    expect(told()).toHaveLength(1);
  });

  it('that somebody else turned on with a key which the brand has no more are turned on anew', async () => {
    undo = pretendPush('granted', id(2));
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscribe = pushManager.subscribe.bind(pushManager);
    Object.assign((await pushManager.getSubscription())!, { options: { applicationServerKey: new ArrayBuffer(65) } });
    pushManager.subscribe = async (options) => {
      if (await pushManager.getSubscription()) throw new DOMException('Of another key', 'InvalidStateError');
      return subscribe(options);
    };
    renderPage(<PushHere />, answers, { changes: key });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
  });
});
