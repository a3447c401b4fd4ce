// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Composer } from '../../chat/composer.tsx';
import { keepEarlyTexts } from './early-texts.ts';
import { TextArea } from '../text-area.tsx';

let leave = () => {};
afterEach(() => {
  leave();
  cleanup();
});

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** Types into the server's page, lets its scripts come, and renders once more. */
async function typeBeforeScripts(words: string, page: () => ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page());
  area().value = words;
  keepEarlyTexts();
  const root = await act(async () => hydrateRoot(place, page()));
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  await act(async () => root.render(page()));
}

it('stays in a text area, and is counted', async () => {
  const counter = { most: 20, describe: (used: number, most: number) => `${used} of ${most} characters` };
  await typeBeforeScripts('Good evening', () => <TextArea label="About you" counter={counter} />);
  expect(area().value).toBe('Good evening');
  expect(screen.getByText('12 / 20')).toBeTruthy();
});

it('takes the place of the text that the page was drawn with', async () => {
  await typeBeforeScripts('New words', () => <TextArea label="About you" defaultValue="Old words" />);
  expect(area().value).toBe('New words');
});

it('stays in the box of a conversation, and can be sent', async () => {
  await typeBeforeScripts('Good evening', () => <Writing />);
  expect(area().value).toBe('Good evening');
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('data-unsendable')).toBe(false);
});

function Writing() {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Write to Nora"
      text={text}
      onText={setText}
      onSend={() => {}}
      sendLabel="Send"
      cost={{ credits: '10 credits' }}
    />
  );
}
