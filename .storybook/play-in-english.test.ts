// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { findsItsWords, playWhereWordsAreFound } from './play-in-english.ts';

type Played = Parameters<typeof findsItsWords>[0];

const story = (title: string, chosen: string, own: Played['storyGlobals'] = {}): Played => ({
  title,
  storyGlobals: own,
  globals: { locale: chosen, ...own },
});

afterEach(() => delete window.__STORYBOOK_PREVIEW__);

it('a screen is played in English, and in the language that its story chooses', () => {
  expect(findsItsWords(story('Screens/Chat/Writing', 'en'))).toBe(true);
  expect(findsItsWords(story('Screens/Chat/Writing', 'en', { locale: 'de' }))).toBe(true);
});

it('a screen is not played in a language that the tool bar chooses', () => {
  expect(findsItsWords(story('Screens/Chat/Writing', 'de'))).toBe(false);
});

it('specimens of the kit, whose words are in no catalogue, are played in every language', () => {
  expect(findsItsWords(story('Kit/Forms/Segmented', 'de'))).toBe(true);
});

it('tells the room whether to play, each time anew', () => {
  const renderOptions = { autoplay: true };
  const room = { currentRender: { type: 'story', renderOptions } };
  window.__STORYBOOK_PREVIEW__ = room as unknown as NonNullable<Window['__STORYBOOK_PREVIEW__']>;
  playWhereWordsAreFound(story('Screens/Chat/Writing', 'de'));
  expect(renderOptions.autoplay).toBe(false);
  playWhereWordsAreFound(story('Screens/Chat/Writing', 'en'));
  expect(renderOptions.autoplay).toBe(true);
});
