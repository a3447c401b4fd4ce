import { readFile, writeFile } from 'node:fs/promises';

/** Has a program write into files that are only to be checked, and puts them back as they were, whatever comes of it. */
export async function puttingBack<Result>(
  files: readonly string[],
  work: (before: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const texts = files.map(async (file) => [file, await readFile(file, 'utf8')] as const);
  const before = new Map(await Promise.all(texts));
  try {
    return await work(before);
  } finally {
    for (const [file, text] of before) if ((await readFile(file, 'utf8')) !== text) await writeFile(file, text);
  }
}
