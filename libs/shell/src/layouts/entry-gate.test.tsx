// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { EntryGate } from './entry-gate.tsx';

beforeAll(installTopLayer);

function PageBehindWarning() {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, entryWarning: ['default'] }}>
      <EntryGate layout="default">
        <p>The page</p>
      </EntryGate>
    </SiteContext>
  );
}

const open = (here: object, address = '/') =>
  renderPage(<PageBehindWarning />, { 'GET /api/user.php': () => here }, { address });

it('keeps the page of a visitor behind the warning', async () => {
  open(visitor);
  await screen.findByRole('dialog');
  expect(screen.getByText('The page').closest('[inert]')).toBeTruthy();
});

it.each([
  ['/', 0],
  ['/?no_cookies=1', 1],
])('says where the browser came back without the cookie why it stands there again: %s', async (address, count) => {
  open(visitor, address);
  await screen.findByRole('dialog');
  expect(screen.queryAllByRole('alert')).toHaveLength(count);
});

it('keeps nothing from somebody who joined in this document', async () => {
  const { client } = open(visitor);
  await screen.findByRole('dialog');
  client.setQueryData(['user'], member());
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The page').closest('[inert]')).toBeNull();
});
