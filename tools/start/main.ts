import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { serverFlags } from './server-flags.ts';

const started = performance.now();
const seconds = (): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
const tell = (name: string): void => console.log(`  built: ${name} (${seconds()})`);

/**
 * Aborted by the first signal. A terminal's Ctrl-C comes from the terminal and once more from npm, and a server that is
 * told twice ends without finishing what it does. So builds and server run in groups of their own, and are told from
 * here alone.
 */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

let buildFailed = false;
/** Ends everything where a build has failed; not where it was ended itself. */
function failed(error: Error): void {
  if (stopping.signal.aborted) return;
  console.error(error.message);
  buildFailed = true;
  stopping.abort();
}

// Production stays with the builds that it finds at its start (`built-pages.ts`): none may be of an older version.
const isProduction = process.env['PARLOUR_MODE'] === 'production';
const allBuilt = (): void => console.log(`All brands are built (${seconds()}).`);

console.log(`Building the server and ${isProduction ? 'all brands' : 'the first brand'} …`);
await build(isProduction ? 'all' : 'first', tell, stopping.signal).catch(failed);
if (stopping.signal.aborted) process.exit(1);
if (isProduction) allBuilt();
else console.log(`Starting after ${seconds()}; the other brands answer as soon as they are built …`);

const server = spawn(process.execPath, [...serverFlags, 'apps/server/build/main.js'], {
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, NODE_ENV: 'production' },
});
stopping.signal.addEventListener('abort', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  stopping.abort();
  process.exit(buildFailed ? 1 : (code ?? 1));
});
if (!isProduction) build('others', tell, stopping.signal).then(allBuilt, failed);
