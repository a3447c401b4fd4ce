// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { NewLike } from '../likes/new-like.tsx';
import { mila, nora } from '../members.fixture.tsx';
import { MatchModal } from './match-modal.tsx';

beforeAll(installTopLayer);

const close = () => undefined;
const answers = { 'GET /api/user.php': () => member() };

it.each([
  ['a match', () => <MatchModal match={{ profile: mila, conversationId: null }} onClose={close} />],
  ['a new like', () => <NewLike profile={mila} onClose={close} />],
])('%s says what must be said of who it is, and nothing else in tags', async (_, moment) => {
  renderPage(moment(), answers);
  expect(await screen.findByText('Demo')).toBeTruthy();
  expect(screen.getByText('Fictional profile')).toBeTruthy();
  expect(screen.queryByText(/^(Match|New like|Likes you)$/)).toBeNull();
});

it('a member of whom nothing must be said has no tag', async () => {
  renderPage(<NewLike profile={nora} onClose={close} />, answers);
  expect(await screen.findByRole('dialog', { name: 'New like!' })).toBeTruthy();
  expect(screen.queryByText('Demo')).toBeNull();
});
