import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a part of the tests ended: what it proved and what it refuted. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What to read when something failed. */
  report: string;
}

export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

export interface Finished {
  code: number;
  output: string;
}

/** Commands that tests start by the dozen read the same files: what Node has compiled of them is kept (measured: 83 s become 76). */
const compileCache = path.resolve('node_modules/.cache/node-compile');

/** Runs a program of the workspace to its end and keeps what it said. */
export function run(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        NX_TUI: 'false',
        NO_COLOR: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that is one check: it holds or it does not. */
export const check = (name: string, holds: () => Promise<string | null>): Step => ({
  name,
  async run() {
    const report = await holds();
    return report === null ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report };
  },
});

/** A step that is one program, which says by its exit code whether it is content. */
export const program = (name: string, command: string, parameters: readonly string[], refuse?: RegExp): Step =>
  check(name, async () => {
    const { code, output } = await run(command, parameters);
    return code === 0 && !refuse?.test(output) ? null : output;
  });
