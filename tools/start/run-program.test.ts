import { expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

it('says what to run where the program was never built', async () => {
  await expect(runProgram('apps/none/build/main.js', {}, /Ready/)).rejects.toThrow(
    'There is no apps/none/build/main.js: run `npm run build` first.',
  );
});
