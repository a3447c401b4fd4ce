// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { Composer } from '@parlour/ui';
import { useDraft } from './use-draft.ts';

const KEY = `parlour.draft.${member().user.id}.nora`;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

afterEach(() => localStorage.clear());

function Writing({ refused }: { refused: string | undefined }) {
  const { text, write } = useDraft('nora', refused);
  return (
    <Composer
      label="Write to Nora"
      text={text}
      onText={write}
      onSend={() => {}}
      sendLabel="Send"
      cost={{ credits: '10 credits' }}
    />
  );
}

function writing(refused?: string) {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(userOptions().queryKey, member() as never);
  return (
    <PageFrame client={client}>
      <Writing refused={refused} />
    </PageFrame>
  );
}

function openWith(draft: string, refused?: string): void {
  localStorage.setItem(KEY, draft);
  onTestFinished(cleanup);
  render(writing(refused));
}

/** Draws the server's page, types into its box, and lets its scripts come. */
async function typeEarly(typed: string): Promise<void> {
  const page = writing();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  box().value = typed;
  const root = await act(async () => hydrateRoot(place, page));
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
}

describe('what is typed before the scripts come', () => {
  it.each([
    ['stands below the draft that was kept', 'Half a thought', 'Hi', 'Half a thought\nHi'],
    ['is the draft where none was kept', null, 'Hi', 'Hi'],
    ['is not there twice where the browser put the draft back', 'Half a thought', 'Half a thought', 'Half a thought'],
    ['is the draft where it holds the one that was kept', 'Half', 'Half a thought', 'Half a thought'],
    ['is left out where the draft holds it', 'Half a thought', 'Half', 'Half a thought'],
  ])('%s', async (_, kept, typed, both) => {
    if (kept !== null) localStorage.setItem(KEY, kept);
    await typeEarly(typed);
    expect(box().value).toBe(both);
    expect(localStorage.getItem(KEY)).toBe(both);
  });
});

describe('a text that another tab has sent since', () => {
  /** Another tab writes on, or sends it. */
  const keepElsewhere = (text: string | null) => {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  };

  it('leaves the box, but not as long as it is being written there', () => {
    openWith('Half a thought');
    keepElsewhere('Half a thought, and more');
    expect(box().value).toBe('Half a thought');
    keepElsewhere(null);
    expect(box().value).toBe('');
  });

  it('stays where it was written on', () => {
    openWith('Half a thought');
    fireEvent.change(box(), { target: { value: 'Half a thought!' } });
    keepElsewhere(null);
    expect(box().value).toBe('Half a thought!');
  });
});

it('a message that the server gave back stands below the draft that was kept, and both are kept from then on', () => {
  openWith('Half a thought', 'Hi');
  expect(box().value).toBe('Half a thought\nHi');
  fireEvent.change(box(), { target: { value: 'Half a thought\nHi!' } });
  expect(localStorage.getItem(KEY)).toBe('Half a thought\nHi!');
});
