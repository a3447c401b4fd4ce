import { spawn } from 'node:child_process';
import { buildAll } from './build.ts';

const started = performance.now();
const seconds = (): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;

console.log('Building the brands and the server …');
await buildAll((name) => console.log(`  ${name} (${seconds()})`));
console.log(`Built in ${seconds()}. Starting …`);

const server = spawn(process.execPath, ['apps/server/build/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
