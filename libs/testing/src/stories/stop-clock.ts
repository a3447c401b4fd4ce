import { storyTime } from './people.ts';

/** A `beforeEach`: the story's clock stands still, so that its countdowns are the same in every run. */
export function stopClock(): () => void {
  const realNow = Date.now;
  Date.now = () => Date.parse(storyTime);
  return () => {
    Date.now = realNow;
  };
}
