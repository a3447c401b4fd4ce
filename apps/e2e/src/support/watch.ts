import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what no page may do: write an error to the console (React's hydration errors and refused content arrive there too),
 * throw, or lose a script, style or picture.
 *
 * @param refusals statuses of calls, and network errors by name, that the test provokes and browsers report as errors
 */
export function watch(context: BrowserContext, refusals: readonly (number | string)[]): string[] {
  const problems: string[] = [];
  const report = (page: Page | null, what: string): void =>
    void problems.push(`${page ? new URL(page.url()).pathname : ''}: ${what}`);
  context.on('console', (message) => {
    if ((message.type() !== 'error' && !isHydration(message)) || isOfRecording(message)) return;
    if (refusals.some((refusal) => message.text().includes(isStatus(refusal) ? `status of ${refusal}` : refusal)))
      return;
    report(message.page(), `${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error();
    const said = stack ?? message;
    // What a module throws whose file was refused has no words.
    if (said !== '' || refusals.length === 0) report(failure.page(), said);
  });
  return problems;
}

const isHydration = (message: ConsoleMessage): boolean => /hydrat|did not match/i.test(message.text());

/** What is recorded for failures fetches pictures that a page holds in memory, which no page does itself. */
const isOfRecording = (message: ConsoleMessage): boolean => message.text().startsWith("Connecting to 'blob:");

const isStatus = (refusal: number | string): refusal is number => typeof refusal === 'number';
