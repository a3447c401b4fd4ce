import { spawn } from 'node:child_process';

const FINISHED = /nx run @parlour\/(?:app-)?([a-z-]+):build/;

/**
 * Builds all brands and the server, two at a time; what has not changed since the last build is taken from Nx's cache.
 * `onBuilt` hears of each as it is done.
 */
export function buildAll(onBuilt: (name: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const nx = spawn('nx', ['run-many', '--target=build', '--parallel=2', '--outputStyle=static'], {
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
