import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './tools/vite/brand-app.ts';

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    globalSetup: ['./tools/postgres/vitest-global-setup.ts'],
    include: ['{libs,apps,tools,.storybook}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // Files share the process of their worker: starting one for each file took a third of the time.
    isolate: false,
    setupFiles: ['./tools/test/leave-as-found.ts'],
    server: { deps: { inline: [/@parlour\//] } },
  },
});
