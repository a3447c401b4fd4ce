import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Has a program write into files that are only to be checked, and puts them back as they were, whatever comes of it. */
export async function puttingBack<Result>(
  files: readonly string[],
  work: (before: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const texts = files.map(async (file) => [file, await readFile(file, 'utf8')] as const);
  const before = new Map(await Promise.all(texts));
  const putBack = (): void => {
    for (const [file, text] of before) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  };
  const stop = (signal: NodeJS.Signals): void => {
    putBack();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work(before);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    putBack();
  }
}
