import type { Page } from '@playwright/test';

/** Closes a full-screen dialog that comes by the clock or by what somebody else does, whenever it stands in the way of the test. */
export const putAway = (page: Page, name: string | RegExp): Promise<void> =>
  page.addLocatorHandler(page.getByRole('dialog', { name }), (dialog) =>
    // Behind its own stand those of the notices in it.
    dialog.getByRole('button', { name: 'Close' }).first().click(),
  );
