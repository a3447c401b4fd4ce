import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

/** A drawn face for stories, as an address: the same seed is the same face. No story shows a real person. */
export function drawnPortrait(seed: string): string {
  return createAvatar(notionists, { seed, backgroundColor: ['transparent'], beardProbability: 20 }).toDataUri();
}
