import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** A place is under its scripts' care: from then on what comes by itself is on its way. */
export const expectAwake = (place: Locator): Promise<void> =>
  expect
    .poll(() => place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
