import type { PreviewWeb } from 'storybook/preview-api';
import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { globalsOf, initialGlobals, type Globals } from './tool-bar.ts';

declare global {
  interface Window {
    /** Of Storybook; stories that run as tests have none. */
    __STORYBOOK_PREVIEW__?: PreviewWeb<ReactRenderer>;
  }
}

interface Played extends Pick<StoryContext, 'title' | 'globals'> {
  /** What the story itself chooses of the tool bar; there in every story, but not in its type. */
  storyGlobals?: Partial<Globals>;
}

/**
 * Whether what a story does by itself finds its words: screens are found by their English names unless the story chooses a
 * language, specimens of the kit are the same in all of them.
 */
export function findsItsWords({ title, storyGlobals = {}, globals }: Played): boolean {
  const { locale } = globalsOf(globals);
  return locale === initialGlobals.locale || 'locale' in storyGlobals || !title.startsWith('Screens/');
}

/** In another language a screen is shown as it is before it is played: a play that finds nothing would hide it behind a failure. */
export function playWhereWordsAreFound(story: Played): void {
  const shown = window.__STORYBOOK_PREVIEW__?.currentRender;
  if (shown?.type === 'story' && 'renderOptions' in shown) shown.renderOptions.autoplay = findsItsWords(story);
}
