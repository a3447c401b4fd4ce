import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { serverFlags } from './server-flags.ts';

const started = performance.now();
const seconds = (): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
const tell = (name: string): void => console.log(`  built: ${name} (${seconds()})`);
const stopping = new AbortController();

console.log('Building the server and the first brand …');
await build('first', tell);
console.log(`Starting after ${seconds()}; the other brands answer as soon as they are built …`);

const server = spawn(process.execPath, [...serverFlags, 'apps/server/build/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
let buildFailed = false;
build('others', tell, stopping.signal).then(
  () => console.log(`All brands are built (${seconds()}).`),
  (error: Error) => {
    if (stopping.signal.aborted) return;
    console.error(error.message);
    buildFailed = true;
    server.kill();
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  stopping.abort();
  process.exit(buildFailed ? 1 : (code ?? 1));
});
