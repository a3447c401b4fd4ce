import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './tools/vite/brand-app.ts';

const tests = globSync('{libs,apps,tools,.storybook}/**/*.test.{ts,tsx}', {
  exclude: (name) => name === 'node_modules' || name === 'build',
});

/** Files that say in their first line that they want a page. */
const onPages = tests.filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'));

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // Tests wait for each other's answers more than they work: two of them leave a quarter of two processors idle.
    maxWorkers: 3,
    // Files share the process of their worker: starting one for each took half of the time.
    isolate: false,
    setupFiles: ['./tools/test/leave-as-found.ts'],
    server: { deps: { inline: [/@parlour\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: onPages,
          environment: 'jsdom',
          setupFiles: ['./tools/test/leave-page-as-found.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: tests.filter((file) => !onPages.includes(file)),
          globalSetup: ['./tools/postgres/vitest-global-setup.ts'],
        },
      },
    ],
  },
});
