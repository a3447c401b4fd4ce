import type { Locator } from '@playwright/test';

/** Ticks a box where its square is drawn: the native one lies over its whole sentence, in whose middle a link may stand. */
export const tick = (box: Locator): Promise<void> => box.check({ position: { x: 12, y: 22 } });
