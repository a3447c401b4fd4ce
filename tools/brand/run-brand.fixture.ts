import { execFile } from 'node:child_process';
import path from 'node:path';

/** What came of a command. */
export interface Said {
  code: number;
  said: string;
  complained: string;
}

/** Runs the command as a person does, with modules loaded before it or another environment. */
export const runBrand = (
  { flags = [], variables }: { flags?: readonly string[] | undefined; variables?: Record<string, string> | undefined },
  words: readonly string[],
): Promise<Said> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, 'main.ts');
    const environment = { ...process.env, ...variables };
    execFile(process.execPath, [...flags, file, ...words], { env: environment }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });
