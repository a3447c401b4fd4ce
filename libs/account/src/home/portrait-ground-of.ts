import type { PortraitGround } from '@parlour/ui';

const grounds = [1, 2, 3, 4] as const;

/** The ground behind a portrait, from the member's id, so that it is the same on every page. */
export function portraitGroundOf(id: string): PortraitGround {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return grounds[sum % grounds.length] ?? 1;
}
