import { checkCatalogues } from '../checks/catalogues.ts';
import { checkFirstPage } from '../checks/first-page-size.ts';
import { checkLateSchemas } from '../checks/late-schemas.ts';
import { checkLock } from '../checks/lock.ts';
import { build } from '../start/build.ts';
import { playwright, vitest } from './counted.ts';
import { check, program, type Step } from './step.ts';

const listed = (lines: readonly string[]): string | null => (lines.length ? lines.join('\n') : null);

const native = 'node_modules/typescript-native/bin/tsc';

const stories = ['--config', 'vitest.stories.config.ts'];

/** Journeys that only the longer tier makes: screens that were tried on a phone already, once more at a desk. */
const longer = '@longer';

/** The longer tier has these besides: everything on PostgreSQL, and stories and journeys in every look. */
export const longerSteps: readonly Step[] = [
  vitest('all tests, PostgreSQL', [], () => ({ TEST_ENGINE: 'postgres' })),
  vitest('damaged photos, all', ['libs/server/media'], () => ({ TEST_PHOTOS: 'all' })),
  vitest('stories, all brands and schemes', stories, () => ({ STORY_FACES: 'all' })),
  playwright('longer journeys in a browser', ['--grep', longer], () => ({})),
  playwright('journeys in the dark scheme', [], () => ({ E2E_SCHEME: 'dark' })),
];

/** The checks that read the tree and run nothing of it; each keeps one processor busy. */
export const readings: readonly Step[] = [
  check('lock file', async () => listed(checkLock())),
  program('one version of each package', 'sherif', ['--ignore-rule', 'root-package-manager-field']),
  program('types', process.execPath, [native, '-p', 'tsconfig.json', '--noEmit']),
  program('types of the service worker', process.execPath, [native, '-p', 'libs/shell/src/service-worker', '--noEmit']),
  program('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  program('lint', 'oxlint', ['--deny-warnings', 'apps', 'libs', 'tools']),
  program('walls', 'eslint', ['.', '--max-warnings=0'], /No cached ProjectGraph/i),
  program('unused code', 'knip', []),
  check('catalogues complete', async () => listed(await checkCatalogues())),
];

/** The parts of the tests that run the product, from the quickest to the slowest, so that a mistake is heard of early. */
export const steps: readonly Step[] = [
  vitest('tests, embedded database', [], () => ({ TEST_ENGINE: 'pglite' })),
  vitest('tests, PostgreSQL', ['libs/server', 'apps/server'], () => ({ TEST_ENGINE: 'postgres' })),
  check('builds', () =>
    build('all', () => {}).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
  ),
  check('size of a first page', checkFirstPage),
  check('schemas only with forms', checkLateSchemas),
  program('size of all JavaScript', 'size-limit', []),
  vitest('stories, one brand and scheme', stories),
  playwright('journeys in a browser', ['--grep-invert', longer], () => ({})),
];
