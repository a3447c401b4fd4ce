// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { accountKeys } from '@parlour/api-client/account/keys';
import { followOtherTabs } from '@parlour/api-client/live/other-tabs';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { NotificationSettings } from './notification-settings.tsx';
import { storyStanding as standing } from './notification-stories.fixture.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** No e-mails of likes, as another tab or device has decided since this page was opened. */
const decided = { ...standing, settings: { ...standing.settings, mail: { ...standing.settings.mail, like: 'never' } } };
const mailOfLikes = () =>
  within(screen.getByRole('group', { name: 'By e-mail' })).getByLabelText<HTMLSelectElement>('Likes');
const discreet = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Discreet words' });

/** What the cache has told by now has been drawn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** A page that was opened before that was decided. */
async function openedBefore(saved: object = standing) {
  const { client, asked } = renderPage(<NotificationSettings part={null} done={null} />, {
    'GET /api/user.php': () => member(),
    'GET /api/notification-settings.php': () => saved,
    'PUT /api/notification-settings.php': () => ({ ...decided, settings: { ...decided.settings, discreet: false } }),
  });
  await screen.findByRole('group', { name: 'By e-mail' });
  saved = decided;
  const hear = (other: object = decided) => {
    saved = other;
    return act(async () => {
      await client.invalidateQueries({ queryKey: accountKeys.notificationSettings });
      await drawn();
    });
  };
  const sent = () => asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Notifications' }));
  return { client, hear, save, sent };
}

it('the settings show what was decided elsewhere, and what is chosen then is a change of it', async () => {
  const { hear, save, sent } = await openedBefore();
  await hear();
  await waitFor(() => expect(mailOfLikes().value).toBe('never'));
  await userEvent.selectOptions(mailOfLikes(), 'Once a day');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ mail: { like: 'daily' }, push: {} }]));
});

it('what was chosen here and not saved yet stays, and is saved beside it', async () => {
  const { hear, save, sent } = await openedBefore();
  await userEvent.click(discreet());
  await hear();
  expect([discreet().checked, mailOfLikes().value]).toEqual([false, 'daily']);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ mail: {}, push: {}, discreet: false }]));
});

it('the settings show what was decided elsewhere after a save of the opposite here', async () => {
  const { hear, save } = await openedBefore();
  await userEvent.selectOptions(mailOfLikes(), 'Never');
  await save();
  expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  await hear(standing);
  await waitFor(() => expect(mailOfLikes().value).toBe('daily'));
});

it('fields that somebody is in wait until they leave', async () => {
  const { hear } = await openedBefore();
  act(() => discreet().focus());
  await hear();
  expect([document.activeElement, mailOfLikes().value]).toEqual([discreet(), 'daily']);
  act(() => mailOfLikes().focus());
  expect([document.activeElement, mailOfLikes().value]).toEqual([mailOfLikes(), 'daily']);
  act(() => mailOfLikes().blur());
  await waitFor(() => expect(mailOfLikes().value).toBe('never'));
});

it('what was chosen before a reload stays too', async () => {
  await openedBefore();
  await userEvent.click(discreet());
  cleanup();
  const { hear } = await openedBefore();
  await waitFor(() => expect(discreet().checked).toBe(false));
  await hear();
  expect([discreet().checked, mailOfLikes().value]).toEqual([false, 'daily']);
});

it('what was chosen stays where something else was decided before the page came back, and is shown over it', async () => {
  await openedBefore();
  await userEvent.click(discreet());
  cleanup();
  const { save, sent } = await openedBefore(decided);
  expect(await screen.findByText('These changes are not saved yet.')).toBeTruthy();
  expect([discreet().checked, mailOfLikes().value]).toEqual([false, 'never']);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ mail: {}, push: {}, discreet: false }]));
});

it('where it was heard of only with the save, the settings show what is saved', async () => {
  const { save } = await openedBefore();
  await userEvent.click(discreet());
  await save();
  await waitFor(() => expect(mailOfLikes().value).toBe('never'));
  expect(discreet().checked).toBe(false);
});

it('the other tabs are told of a save', async () => {
  const { client, save } = await openedBefore();
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('parlour.saved');
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  const unfollow = followOtherTabs(client);
  await userEvent.click(discreet());
  await save();
  await waitFor(() => expect(heard).toEqual([[accountKeys.notificationSettings]]));
  unfollow();
  otherTab.close();
});
