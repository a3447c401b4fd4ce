import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { freePort } from '../postgres/free-port.ts';
import { brandAskedFor } from './brand-asked-for.ts';
import { followSettings, isOfSettings } from './follow-settings.ts';
import { passOn } from './pass-on.ts';
import { portAskedFor } from './port-asked-for.ts';
import { publishSettings, type StartedServer } from './publish-settings.ts';
import { tellOfServerCode } from './tell-of-server-code.ts';

const root = path.resolve(import.meta.dirname, '../..');
const apps = path.join(root, 'apps');
const { brand, port } = askedForOrEnd();
const bindAddress = '127.0.0.1';

function askedForOrEnd(): { brand: string; port: number } {
  try {
    return { brand: brandAskedFor(process.argv[2], apps), port: portAskedFor(process.env) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Modules of the server for every brand, read from the sources; a change of them needs a new start. */
async function loadServer(vite: ViteDevServer): Promise<(serverPort: number) => Promise<StartedServer>> {
  const load = (module: string) => vite.ssrLoadModule(module);
  const { readConfiguration } = await load('@parlour/server-kit/configuration/configuration');
  const { openDatabase } = await load('@parlour/server-db/database');
  const { start } = await load('/src/start/start.ts');
  const { refuseTakenPort } = await load('/src/start/refuse-taken-port.ts');
  return async (serverPort) => {
    const origins = `${brand}=http://${brand}.localhost:${port}`;
    const configuration = await readConfiguration({ ...process.env, PORT: String(serverPort), ORIGINS: origins });
    await refuseTakenPort({ port, bindAddress });
    const find = async (asked: string) =>
      asked === brand
        ? { server: await pages.ssrLoadModule('virtual:react-router/server-build'), clientFolder: null }
        : null;
    const database = await openDatabase(configuration.database);
    return { database, app: await start(configuration, database, { find }) };
  };
}

const serverPort = await freePort();
const front = createHttpServer((request, answer) =>
  pages.middlewares(request, answer, () => passOn(request, answer, serverPort)),
);
const pages = await createVite({
  root: path.join(apps, brand),
  configFile: path.join(apps, brand, 'vite.config.ts'),
  clearScreen: false,
  server: { middlewareMode: true, hmr: { server: front } },
});
const sources = await createVite({
  configFile: path.join(apps, 'server/vite.config.ts'),
  clearScreen: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
});

const starting = loadServer(sources).then((startServer) => startServer(serverPort));
const folder = path.join(apps, brand);
followSettings(pages.watcher, folder, {
  forget: (file) => sources.environments.ssr.moduleGraph.onFileChange(file),
  publish: async () => publishSettings(brand, sources, await starting),
  reload: () => pages.ws.send({ type: 'full-reload' }),
});
const ofServer = sources.environments.ssr.moduleGraph;
pages.watcher.add([path.join(root, 'libs'), path.join(apps, 'server/src')]);
tellOfServerCode(
  pages.watcher,
  (file) => ofServer.getModulesByFile(file) !== undefined && !isOfSettings(file, folder),
  root,
);
try {
  await starting;
  front.listen(port, bindAddress);
  await once(front, 'listening');
} catch (error) {
  // From where the server comes: an import of it here would have classes of its own, of which no error of that server is one.
  const { startFailure } = await sources.ssrLoadModule('/src/start/faults/start-failure.ts');
  console.error(startFailure(error));
  process.exit(1);
}
console.log(`\nWith hot reload: http://${brand}.localhost:${port}`);
