import type { Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
