import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { linguiPlugins } from './tools/vite/brand-app.ts';

const tests = globSync('{libs,apps,tools,.storybook}/**/*.test.{ts,tsx}', {
  exclude: (name) => name === 'node_modules' || name === 'build',
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

type Test = (typeof tests)[number];

/** Says in its first line that it wants a page. */
const isOnPage = ({ text }: Test): boolean => text.startsWith('// @vitest-environment jsdom');

/** Puts something else in the place of a module, for whoever asks for it later in the same process too. */
const replacesModules = (test: Test): boolean => !isOnPage(test) && test.text.includes('vi.mock(');

const filesOf = (are: (test: Test) => boolean): string[] => tests.filter(are).map(({ file }) => file);

/** Where two projects ask for it, the second finds the server of the first. */
const globalSetup = ['./tools/postgres/vitest-global-setup.ts'];

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    // No measure of speed: on a machine with much else to do, a test that starts processes takes a while.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
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
          include: filesOf(isOnPage),
          environment: 'jsdom',
          // They wait for what is shown and for timers: of three of them half of two processors is idle (measured: 166 s become 115).
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          setupFiles: ['./tools/test/leave-page-as-found.ts', './tools/test/refuse-complaints.ts'],
        },
      },
      { extends: true, test: { name: 'replacing', include: filesOf(replacesModules), globalSetup, isolate: true } },
      {
        extends: true,
        test: { name: 'node', include: filesOf((test) => !isOnPage(test) && !replacesModules(test)), globalSetup },
      },
    ],
  },
});
