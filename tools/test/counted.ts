import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type Step } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
}

/** What failed and why, first of all: whoever reads the start of a long report only finds it there. */
const failures = ({ testResults }: VitestReport): string =>
  testResults
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return message && !failed.length
        ? [`${file}\n${message}`]
        : failed.map(({ fullName, failureMessages }) =>
            [`${file}: ${fullName}`, ...(failureMessages ?? [])].join('\n'),
          );
    })
    .join('\n\n');

/** Vitest as a step, counted test by test; a run without tests has failed. */
export const vitest = (
  name: string,
  filters: readonly string[],
  environment: () => Record<string, string> = () => ({}),
): Step => ({
  name,
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'parlour-vitest-'));
    const file = path.join(folder, 'report.json');
    const { code, output } = await run(
      'vitest',
      ['run', ...filters, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      environment(),
    );
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as VitestReport,
      () => null,
    );
    await rm(folder, { recursive: true });
    if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1, report: output };
    const unexplained = code !== 0 && report.numFailedTests === 0 ? Math.max(1, report.numFailedTestSuites) : 0;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unexplained,
      report: code === 0 ? '' : `${failures(report)}\n\n${output}`,
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
