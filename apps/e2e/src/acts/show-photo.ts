import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The photos of somebody's profile. */
export const photosOf = (page: Page, name: string): Locator => page.getByRole('region', { name: `Photos of ${name}` });

/** Shows one of the photos in the page, by its small picture. */
export async function showPhoto(page: Page, name: string, place: number): Promise<void> {
  const photos = photosOf(page, name);
  const strip = photos.getByRole('group');
  await photos.getByRole('button', { name: new RegExp(`^Photo ${place} `) }).click();
  await expect(strip).toHaveAccessibleName(new RegExp(`^Photo ${place} of `));
  await expect.poll(() => strip.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(place - 1);
}
