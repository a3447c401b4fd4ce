// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { DAY, MINUTE } from '@parlour/models/durations';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { MailStoppedAlert } from './mail-stopped-alert.tsx';

afterEach(() => {
  cleanup();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

/** Says when it is, once the page has been told. */
function Clock() {
  return <time>{useQuery(userOptions()).data?.server_time}</time>;
}

async function openAfter(milliseconds: number): Promise<void> {
  cleanup();
  const told = member({}, { notifications_disabled: ['bounce'] });
  const server_time = new Date(Date.parse(told.server_time) + milliseconds).toISOString();
  renderPage(
    <>
      <MailStoppedAlert />
      <Clock />
    </>,
    { 'GET /api/user.php': () => ({ ...told, server_time }) },
  );
  await screen.findByText(server_time);
}

const isSaid = () => screen.queryByText(/^Our e-mails to you came back/) !== null;

it('is put away for two weeks', async () => {
  await openAfter(0);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isSaid()).toBe(false);
  await openAfter(14 * DAY - MINUTE);
  expect(isSaid()).toBe(false);
  await openAfter(14 * DAY + MINUTE);
  expect(isSaid()).toBe(true);
});
