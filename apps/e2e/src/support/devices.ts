import type { BrowserContextOptions, Page } from '@playwright/test';
import { test, type VisitOptions } from './test.ts';

/** What a page is held in. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

interface Given {
  device: Device;
  /** Somebody new with this device. */
  visit(brand: string, options?: VisitOptions): Promise<Page>;
}

/** The tag of tests that only `npm run test:full` runs. */
export const longer = '@longer';

/**
 * A test whose screens differ on a phone and at a desk: `npm test` runs it on the first, `npm run test:full` on both. The states
 * that few people ever meet, `rare`, wait for the second on the phone too.
 */
export function onPhoneAndDesk(
  title: string,
  run: (given: Given) => Promise<void>,
  { rare = false }: { rare?: boolean } = {},
): void {
  for (const device of ['phone', 'desk'] as const)
    test(`${title}, ${device}`, { tag: rare || device === 'desk' ? longer : [] }, ({ visit }) =>
      run({
        device,
        visit: (brand, options) => visit(brand, { ...options, browser: { ...devices[device], ...options?.browser } }),
      }),
    );
}
