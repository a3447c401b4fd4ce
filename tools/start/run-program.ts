import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export interface RunningProgram {
  pid: number;
  /** Asks it to end, and waits until it has. Answers its exit code; null where a signal ended it. */
  stop(): Promise<number | null>;
}

export interface ProgramOptions {
  /** Milliseconds that it may take until it is ready. */
  patience?: number;
  /** What Node runs it with. */
  flags?: readonly string[];
}

/**
 * Runs a Node program of the workspace until it is stopped; resolves when it writes a line that says it is ready.
 *
 * @throws with what it said, where it ends or takes longer; with what to run, where it was never built
 */
export async function runProgram(
  file: string,
  environment: Record<string, string>,
  ready: RegExp,
  { patience = 300_000, flags = [] }: ProgramOptions = {},
): Promise<RunningProgram> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  const program = spawn(process.execPath, [...flags, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<number | null> => {
    if (program.exitCode === null && program.signalCode === null) {
      const exit = once(program, 'exit');
      program.kill('SIGTERM');
      await exit;
    }
    return program.exitCode;
  };
  try {
    await untilReady(program, ready, patience);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: program.pid ?? 0, stop };
}

/** What the program complains of, then and later, goes on to our own output. */
function untilReady(program: ChildProcess, ready: RegExp, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    const late = setTimeout(() => reject(new Error(`Not ready in time:\n${words}`)), patience);
    const settle = (error?: Error): void => {
      clearTimeout(late);
      if (error) reject(error);
      else resolve();
    };
    program.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      if (ready.test(words)) settle();
    });
    program.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      process.stderr.write(chunk);
    });
    program.once('error', settle);
    program.once('exit', (code) => settle(new Error(`It ended with ${code}:\n${words}`)));
  });
}
