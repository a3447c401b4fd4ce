import { z } from 'zod';
import { IsoTime } from '../types/scalars.ts';

/** What is left of today's round: likes, and when the next day of the brand's calendar brings new ones. */
export const SwipeRound = z.object({ likes_left: z.int(), resets_at: IsoTime });
export type SwipeRound = z.output<typeof SwipeRound>;

/** Choices of the swipe game; `later` comes back the next day. */
export const swipeChoices = ['pass', 'later', 'like'] as const;
export type SwipeChoice = (typeof swipeChoices)[number];
