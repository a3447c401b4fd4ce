import type { DemoRole } from '../cast/cast-member.ts';

/** How a conversation goes. */
export interface Script {
  /** What stands between the two: both like each other, or only the other likes the one whose script it is. */
  tie: 'match' | 'admirer';
  opener: 'me' | 'other';
  /** Questions that were asked and answered, in turn, the opener's first. */
  exchanges: number;
  /** The other has asked once more and nobody has read it. */
  pending: boolean;
  /** What the other has sent besides words, after what was answered. */
  besides?: readonly ('image' | 'gift')[];
  /** Hours since its last message. */
  hoursAgo: number;
}

/**
 * The conversations of the accounts to log in with: read and unread ones, a request, a long one; the free account keeps some of
 * its allowance.
 */
export const scriptsOf: Record<DemoRole, readonly Script[]> = {
  free: [
    { tie: 'match', opener: 'me', exchanges: 3, pending: false, besides: ['image'], hoursAgo: 26 },
    { tie: 'match', opener: 'other', exchanges: 0, pending: true, hoursAgo: 1 },
    { tie: 'admirer', opener: 'other', exchanges: 0, pending: true, hoursAgo: 20 },
    { tie: 'match', opener: 'other', exchanges: 1, pending: false, besides: ['gift'], hoursAgo: 50 },
  ],
  premium: [
    { tie: 'match', opener: 'me', exchanges: 5, pending: false, besides: ['gift', 'image'], hoursAgo: 30 },
    { tie: 'match', opener: 'other', exchanges: 2, pending: true, besides: ['image'], hoursAgo: 3 },
    { tie: 'admirer', opener: 'other', exchanges: 0, pending: true, hoursAgo: 9 },
    { tie: 'match', opener: 'me', exchanges: 1, pending: false, hoursAgo: 70 },
    { tie: 'match', opener: 'other', exchanges: 4, pending: false, hoursAgo: 120 },
    { tie: 'match', opener: 'me', exchanges: 2, pending: true, hoursAgo: 1 },
  ],
};

/** What matches among the others talk about. */
export const scriptOfOthers = (place: number): Script => ({
  tie: 'match',
  opener: 'me',
  exchanges: 1 + (place % 4),
  pending: place % 3 === 0,
  hoursAgo: 6 + place * 7,
});
