import path from 'node:path';
import { createServer } from 'vite';

/**
 * The server as a program of its own, taken from the sources: tests run before anything is built. It takes its time to
 * stop, so that a slow machine sees each part of it.
 */
const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../../apps/server/vite.config.ts'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { readConfiguration } = await vite.ssrLoadModule('@parlour/server-kit/configuration/configuration');
const { openDatabase } = await vite.ssrLoadModule('@parlour/server-db/database');
const { start } = await vite.ssrLoadModule('/src/start/start.ts');
const configuration = await readConfiguration(process.env);
await start(configuration, await openDatabase(configuration.database), undefined, {
  notice: 10_000,
  lastAnswers: 15_000,
  drain: 40_000,
});
