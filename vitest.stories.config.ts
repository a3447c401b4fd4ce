import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/chromium/launch-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The brand and the scheme that stories are tested in. */
    face: { brand: string; scheme: 'light' | 'dark' };
  }
}

/** One face tells of broken stories and most of what axe sees; the longer tier looks at every one of them. */
const brands = process.env['STORY_FACES'] === 'all' ? everyBrand() : ['default'];
const schemes = process.env['STORY_FACES'] === 'all' ? (['light', 'dark'] as const) : (['light'] as const);

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    // Stories share one page after another: setting up a page of its own for each file took half of the time.
    isolate: false,
    // A story waits more than it works: of two processors one page alone leaves two thirds idle, two pages a half.
    maxWorkers: 4,
    // The first story of a file waits for all that it imports.
    testTimeout: 60_000,
    setupFiles: ['.storybook/vitest.setup.ts', 'tools/test/refuse-complaints.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await launchOptions() }),
      instances: brands.flatMap((brand) =>
        schemes.map((scheme) => ({
          browser: 'chromium' as const,
          name: `${brand} ${scheme}`,
          provide: { face: { brand, scheme } },
        })),
      ),
    },
  },
});

/** Every brand that has an app. */
function everyBrand(): string[] {
  return globSync('apps/*/settings.ts').map((file) => basename(dirname(file)));
}
