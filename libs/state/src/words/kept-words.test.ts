// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { areWordsKept, noteKeptWords } from './kept-words.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const about = 'parlour.draft.ada.profile.about';
const over = JSON.stringify({ about_me: 'Bread', interests: ['music', 'cooking'], newsletter: true });
const areNoted = (): boolean => {
  noteKeptWords('ada');
  return areWordsKept();
};

it('counts what a form says beside what is saved', () => {
  sessionStorage.setItem(about, JSON.stringify({ about_me: 'Bread and wine', '': over }));
  expect(areNoted()).toBe(true);
});

it('counts no form that says what is saved', () => {
  const typed = { about_me: 'Bread', interests: ['cooking', 'music'], newsletter: ['on'], '': over };
  sessionStorage.setItem(about, JSON.stringify(typed));
  expect(areNoted()).toBe(false);
});

it.each(['draft', 'outgoing'])('counts words to somebody on the device, whatever they look like (%s)', (kind) => {
  localStorage.setItem(`parlour.${kind}.ada.nora`, '{}');
  expect(areNoted()).toBe(true);
});
