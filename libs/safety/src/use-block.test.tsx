// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { useBlockEntry } from './use-block-entry.tsx';

beforeAll(installTopLayer);

const nora = profileOf('Nora');
const lucas = profileOf('Lucas');

/** What is asked for again once the block stands; answered by `answerAgain`. */
let answerAgain = () => {};

/** Nora's menu entry, on a page that shows the conversation with somebody. */
function Conversation({ profile, isBlocked = false }: { profile: { id: string }; isBlocked?: boolean }) {
  const { data } = useQuery({
    queryKey: chatKeys.conversation({ profile_id: profile.id }),
    queryFn: ({ client }) =>
      client.getQueryData(chatKeys.conversation({ profile_id: profile.id }))
        ? new Promise((resolve) => (answerAgain = () => resolve({ profile })))
        : { profile },
  });
  const { entry, dialog } = useBlockEntry(nora, isBlocked);
  return (
    <>
      {data !== undefined && 'onSelect' in entry && <button onClick={entry.onSelect}>{entry.label}</button>}
      {dialog}
    </>
  );
}

const answers = {
  'POST /api/block.php': () => ({ relation: { ...nora.relation!, blocked_by_me: true } }),
  'DELETE /api/block.php': () => ({ relation: nora.relation! }),
};

async function blockNora(profile: { id: string }) {
  const { client } = renderPage(() => <Conversation profile={profile} />, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Block Nora' }));
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  return client;
}

it('a block that the open conversation tells of has no toast, and no dialog over what it tells', async () => {
  const client = await blockNora(nora);
  await expect.poll(() => (answerAgain(), client.isMutating())).toBe(0);
  await act(() => setImmediate());
  expect(screen.queryByText(/^Toast/)).toBeNull();
});

it('a block has one beside the conversation with another', async () => {
  await blockNora(lucas);
  answerAgain();
  expect(await screen.findByText('Toast: You have blocked Nora.')).toBeTruthy();
});

it('the end of a block has one, since nothing else tells of it', async () => {
  renderPage(() => <Conversation profile={nora} isBlocked />, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Nora' }));
  await expect.poll(() => (answerAgain(), screen.queryByText('Toast: You have unblocked Nora.'))).toBeTruthy();
});
