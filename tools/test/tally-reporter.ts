import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** What a run of Vitest comes to. */
export interface Tally {
  passed: number;
  failed: number;
  /** Skipped ones as well. */
  total: number;
  /** What failed and why, test by test. */
  failures: string[];
}

/** The variable that names the file to which the tally is written. */
export const TALLY_FILE = 'TEST_TALLY_FILE';

const told = (where: string, errors: readonly Pick<SerializedError, 'message' | 'stack'>[]): string =>
  [where, ...errors.map(({ message, stack }) => stack ?? message)].join('\n');

/** Writes how many tests passed and failed; Vitest's own report in JSON holds every axe result, and grows too long for one string. */
export default class TallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    const tally: Tally = { passed: 0, failed: 0, total: 0, failures: [] };
    for (const module of modules) {
      const file = path.relative('.', module.moduleId);
      if (module.errors().length > 0) tally.failures.push(told(file, module.errors()));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        tally.total += 1;
        if (state === 'passed') tally.passed += 1;
        if (state !== 'failed') continue;
        tally.failed += 1;
        tally.failures.push(told(`${file}: ${test.fullName}`, errors));
      }
    }
    if (unhandled.length > 0) tally.failures.push(told('outside of every test', unhandled));
    await writeFile(process.env[TALLY_FILE]!, JSON.stringify(tally));
  }
}
