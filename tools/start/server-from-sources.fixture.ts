import path from 'node:path';
import { createServer } from 'vite';

/** The server's entry as a program of its own, taken from the sources: tests run before anything is built. */
const vite = await createServer({
  configFile: path.resolve(import.meta.dirname, '../../apps/server/vite.config.ts'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
await vite.ssrLoadModule('/src/main.ts');
