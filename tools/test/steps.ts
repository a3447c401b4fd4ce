import { checkLock } from '../checks/lock.ts';
import { buildAll } from '../start/build.ts';
import { vitest } from './counted.ts';
import { check, program, type Step } from './step.ts';

const listed = (lines: readonly string[]): string | null => (lines.length ? lines.join('\n') : null);

const native = 'node_modules/typescript-native/bin/tsc';

/** The parts of the tests, from the quickest to the slowest, so that a mistake is heard of early. */
export const steps: readonly Step[] = [
  check('lock file', async () => listed(checkLock())),
  program('one version of each package', 'sherif', ['--ignore-rule', 'root-package-manager-field']),
  program('types', process.execPath, [native, '-p', 'tsconfig.json', '--noEmit']),
  vitest('tests, embedded database', [], () => ({ TEST_ENGINE: 'pglite' })),
  vitest('tests, PostgreSQL', ['libs/server', 'apps/server'], () => ({ TEST_ENGINE: 'postgres' })),
  check('builds', () =>
    buildAll(() => {}).then(
      () => null,
      (error: Error) => error.message,
    ),
  ),
];
