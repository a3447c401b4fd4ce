// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '@parlour/contract/types/chat';
import { messageOf } from '@parlour/testing/chat-data';
import { imageOf } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { MessageContent } from './message-content.tsx';

const words: Partial<Message> = { text: 'Ravens', veiled: 'words' };
const photo: Partial<Message> = { type: 'image', text: null, image: imageOf('garden'), veiled: 'photo' };

function page(changes: Partial<Message>) {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const message = messageOf(1, changes);
  return () => (
    <PageFrame client={client}>
      <MessageContent message={message} name="Nora" />
    </PageFrame>
  );
}

const veil = () => document.querySelector<HTMLDetailsElement>('details')!;
const line = () => veil().querySelector('summary')!;

it('a veil is lifted by the browser itself where no script runs, over words and over a photo', async () => {
  const overWords = (): void => {
    expect([veil().open, line().textContent]).toEqual([false, 'Hidden message: it has one of your words. Show it']);
    expect([line().nextElementSibling?.textContent, veil().querySelector('button')]).toEqual(['Ravens', null]);
  };
  (await hydratedAfter(overWords, page(words)))();
  const overPhoto = (): void => {
    expect([veil().open, line().textContent]).toEqual([false, 'Show the photo']);
    expect(line().querySelector('img')?.alt).toBe('Photo from Nora');
    expect([line().nextElementSibling, veil().querySelector('button')]).toEqual([null, null]);
  };
  (await hydratedAfter(overPhoto, page(photo)))();
  expect.assertions(5);
});

it('a veil is a button once its scripts have come, and stays lifted where it was before', async () => {
  const leave = await hydratedAfter(() => {}, page(words));
  expect(screen.getByRole('button', { name: /^Hidden message/ })).toBeTruthy();
  expect(screen.queryByText('Ravens')).toBeNull();
  leave();
  const leaveLifted = await hydratedAfter(() => (veil().open = true), page(words));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Ravens'));
  leaveLifted();
});

it('a veil that was lifted before its scripts came leaves the focus to whoever writes meanwhile', async () => {
  const box = document.body.appendChild(document.createElement('textarea'));
  const leave = await hydratedAfter(() => {
    veil().open = true;
    box.focus();
  }, page(words));
  expect(screen.getByText('Ravens')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  leave();
  box.remove();
});
