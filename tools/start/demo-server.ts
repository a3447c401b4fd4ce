import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../postgres/free-port.ts';
import { builtServer } from './built-server.ts';
import { runProgram } from './run-program.ts';

/** The built server with a demo world of its own. */
export interface DemoServer {
  port: number;
  dataFolder: string;
  /** Ends it, and forgets its world. */
  stop(): Promise<void>;
}

/** Starts the built server on a free port and in an empty data folder, for a command that measures it. */
export async function startDemoServer(): Promise<DemoServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-demo-'));
  const clear = () => rm(dataFolder, { recursive: true, force: true });
  const port = await freePort();
  const environment = { NODE_ENV: 'production', PARLOUR_MODE: 'demo', PORT: `${port}`, DATA_DIR: dataFolder };
  const server = await runProgram(builtServer, environment, /^Ready\.$/m).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  return {
    port,
    dataFolder,
    stop: async () => {
      await server.stop();
      await clear();
    },
  };
}
