import { spawn, type ChildProcess } from 'node:child_process';

const FINISHED = /nx run @parlour\/(?:app-)?([a-z][a-z0-9-]*):build/;

/** The server with the first brand: enough to begin. */
const first = '@parlour/server,@parlour/app-default';

/** What is built, as Nx chooses it. */
const chosen = { all: [], first: [`--projects=${first}`], others: [`--exclude=${first}`] } as const;

/**
 * Builds brands and server, two at a time; what has not changed since the last build is taken from Nx's cache. `onBuilt`
 * hears of each as it is done.
 *
 * @param signal ends the build, which then counts as failed; without it the build ends with the terminal's other programs
 */
export function build(what: keyof typeof chosen, onBuilt: (name: string) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const nx = spawn('nx', ['run-many', '--target=build', '--parallel=2', '--outputStyle=static', ...chosen[what]], {
      env: { ...process.env, NX_TUI: 'false', NO_COLOR: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: signal !== undefined,
    });
    signal?.addEventListener('abort', () => endGroup(nx));
    let output = '';
    nx.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const line of chunk.toString().split('\n')) {
        const name = FINISHED.exec(line)?.[1];
        if (name) onBuilt(name);
      }
    });
    nx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    nx.on('error', reject);
    nx.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))));
  });
}

/** Nx ends with all that it has started, if it still runs. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}
