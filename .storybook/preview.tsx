import type { Preview } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { lookOf, type AnswerInLook, type Look } from '@parlour/testing/stories';
import { brandOf, refusals } from './brands.ts';
import { loadCatalogue, type Catalogue } from './catalogue.ts';
import { readableControls } from './controls.ts';
import { Frame } from './frame.tsx';
import { answerWith } from './network.ts';
import { playWhereWordsAreFound } from './play-in-english.ts';
import { globalsOf, globalTypes, initialGlobals } from './tool-bar.ts';
import { refuseUnanswered } from './unanswered.ts';
import { untilDrawn } from './until-drawn.ts';
import { viewports } from './viewports.ts';

/** What a story may say about itself beside its component's props. */
interface StoryParameters {
  /** Answers of the API, by `answer()` of `@parlour/testing/stories/answer`. */
  answers?: readonly (RequestHandler | AnswerInLook)[];
  address?: string;
}

export default {
  initialGlobals: { ...initialGlobals, viewport: { value: undefined } },
  globalTypes,
  argTypesEnhancers: [readableControls],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    // What a component's props mean stands beside their names.
    controls: { expanded: true },
    options: {
      storySort: { method: 'alphabetical', order: ['For designers', ['Start here', '*'], 'Kit', 'Screens'] },
    },
  },
  /** What was typed into one story is no draft of the next. */
  beforeEach: (story) => {
    window.sessionStorage.clear();
    playWhereWordsAreFound(story);
  },
  loaders: [
    async ({ globals, parameters }) => {
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
      // Nothing but them is shown.
      if (refusals.length > 0) return { queries };
      const { brand, locale } = globalsOf(globals);
      const { answers = [] } = parameters as StoryParameters;
      const catalogue = await loadCatalogue(locale);
      const look: Look = { brand: brandOf(brand), locale: catalogue.language };
      await answerWith(answers.map((one) => (typeof one === 'function' ? one(look) : one)));
      return { catalogue, look, queries };
    },
  ],
  // Runs before axe does: it must not look at a page that has not been drawn yet.
  afterEach: async ({ canvasElement, loaded, abortSignal }) => {
    await untilDrawn(canvasElement, loaded['queries'] as QueryClient, abortSignal);
    if (!abortSignal.aborted) refuseUnanswered();
  },
  decorators: [
    (Story, { globals, parameters, loaded }) => {
      // In place of every story: else the face that is being changed would stay as it was, without a word.
      if (refusals.length > 0) return <pre role="alert">{refusals.join('\n\n')}</pre>;
      const { scheme, locale, motion, text, viewport } = globalsOf(globals);
      const { address = '/' } = parameters as StoryParameters;
      document.documentElement.lang = locale;
      document.documentElement.dataset['scheme'] = scheme;
      document.documentElement.dataset['viewport'] = viewport?.value ?? '';
      document.documentElement.style.fontSize = text === 'twice as large' ? 'calc(2 * var(--text-base))' : '';
      return (
        <Frame
          brand={lookOf({ loaded }).brand}
          catalogue={loaded['catalogue'] as Catalogue}
          queries={loaded['queries'] as QueryClient}
          motion={motion}
          address={address}
        >
          <Story />
        </Frame>
      );
    },
  ],
} satisfies Preview;
