import type { Problem } from '@parlour/brand/checks/rule';

/** Problems as a person reads them: errors first. */
export function printProblems(problems: readonly Problem[]): void {
  const sorted = problems.toSorted((one, other) => one.severity.localeCompare(other.severity));
  for (const { severity, path, reason, suggestion } of sorted) {
    console.log(`${severity.padEnd(8)} ${path}: ${reason}`);
    console.log(`${' '.repeat(9)}→ ${suggestion}`);
  }
  const count = (wanted: Problem['severity']): number => problems.filter(({ severity }) => severity === wanted).length;
  console.log(`${count('error')} errors, ${count('warning')} warnings`);
}

/** Rows under their headings, each column as wide as it needs to be. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [headings, ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** A sum of minor units as a person reads it. Every currency that is served has hundredths (models/geography/currency). */
export const sum = (amount: number, currency: string | null): string =>
  `${(amount / 100).toFixed(2)} ${currency ?? ''}`;

/** An answer for a program to read. */
export const printJson = (answer: unknown): void => console.log(JSON.stringify(answer, null, 2));
