import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/chromium/launch-options.ts';

export default defineConfig({
  // The apps' smoke tests are beside their settings.
  testDir: '..',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './src/support/server.ts',
  workers: 1,
  forbidOnly: true,
  // A journey is several people and many pages; one step of it is never given more than the expectation's time.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1280, height: 900 },
    colorScheme: process.env['E2E_SCHEME'] === 'dark' ? 'dark' : 'light',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
