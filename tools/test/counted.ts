import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type Step } from './step.ts';
import { TALLY_FILE, type Tally } from './tally-reporter.ts';

const tallyReporter = './tools/test/tally-reporter.ts';

/**
 * Vitest as a step, counted test by test; a run without tests has failed. What failed and why comes first of all: whoever reads
 * the start of a long report only finds it there.
 */
export const vitest = (
  name: string,
  filters: readonly string[],
  environment: () => Record<string, string> = () => ({}),
): Step => ({
  name,
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'parlour-vitest-'));
    const file = path.join(folder, 'tally.json');
    const { code, output } = await run('vitest', ['run', ...filters, '--reporter=dot', `--reporter=${tallyReporter}`], {
      ...environment(),
      [TALLY_FILE]: file,
    });
    const tally = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Tally,
      () => null,
    );
    await rm(folder, { recursive: true });
    if (!tally || tally.total === 0) return { passed: 0, failed: 1, report: output };
    const unexplained = code !== 0 && tally.failed === 0 ? Math.max(1, tally.failures.length) : 0;
    return {
      passed: tally.passed,
      failed: tally.failed + unexplained,
      report: code === 0 ? '' : `${tally.failures.join('\n\n')}\n\n${output}`,
    };
  },
});

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Playwright as a step, counted test by test; a flaky or skipped test has not passed. */
export const playwright = (
  name: string,
  parameters: readonly string[],
  environment: () => Record<string, string>,
): Step => ({
  name,
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'parlour-playwright-'));
    const file = path.join(folder, 'report.json');
    const { code, output } = await run(
      'playwright',
      ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=dot,json', ...parameters],
      {
        ...environment(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as PlaywrightReport,
      () => null,
    );
    await rm(folder, { recursive: true });
    if (!report || report.stats.expected + report.stats.unexpected === 0)
      return { passed: 0, failed: 1, report: output };
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped, report: code === 0 ? '' : output };
  },
});
