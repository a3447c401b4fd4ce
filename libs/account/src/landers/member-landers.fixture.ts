import type { LanderType } from '@parlour/models/account/landers';
import { storyCard } from '@parlour/testing/stories';
import { LanderPage } from './lander-page.tsx';
import { drawnEight, showsLander } from './shown-lander.fixture.ts';

/** What every lander on a member is shown by: the same people in the same cases, whichever way it is drawn. */
export function memberLanderStories(type: LanderType) {
  const shown = showsLander(type);
  return {
    meta: { component: LanderPage, args: { type, drawn: drawnEight }, parameters: shown() },
    member: { parameters: shown({ profile: storyCard('Nora', { verified: { photo: true, age: true }, demo: true }) }) },
    fictional: { parameters: shown({ profile: storyCard('Emma-Charlotte', { fictional: true, city: null }) }) },
    takesNoFirstMessage: { parameters: shown({ profile: storyCard('Nora'), takes_message: false }) },
    inOtherWords: { parameters: shown({ variant: 'b', profile: storyCard('Nora') }) },
    longName: { parameters: shown({ profile: storyCard('Emma-Charlotte Wolkenstein') }) },
  };
}
