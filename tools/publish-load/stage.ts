import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrandAct } from '../../apps/server/src/brand-acts/brand-acts.ts';
import { reachServer, type Reach } from '../control/reach.ts';
import { freePort } from '../postgres/free-port.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { builtServer } from '../start/built-server.ts';
import { runProgram } from '../start/run-program.ts';
import { serverFlags } from '../start/server-flags.ts';
import { setStage, type Later } from '../start/stage.ts';

/** Server processes on the same database. */
export interface Stage {
  ports: readonly number[];
  /** Has the first of them do something. */
  act: Reach<BrandAct>['act'];
  close(): Promise<void>;
}

/** Starts as many processes of the built server, one after the other: the first makes the demo world. */
export const openStage = (processes: number): Promise<Stage> => setStage((later) => setUp(processes, later));

async function setUp(processes: number, later: Later): Promise<Omit<Stage, 'close'>> {
  const postgres = await startOwnPostgres();
  later(postgres.stop);
  const started: { port: number; dataFolder: string }[] = [];
  while (started.length < processes) {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-publish-'));
    later(() => rm(dataFolder, { recursive: true, force: true }));
    const port = await freePort();
    const server = await runProgram(builtServer, environmentOf(port, dataFolder, postgres.url), /^Ready\.$/m, {
      flags: serverFlags,
    });
    later(server.stop);
    started.push({ port, dataFolder });
  }
  const first = await reachServer<BrandAct>({ DATA_DIR: started[0]!.dataFolder });
  if (!first) throw new Error('The first server cannot be reached');
  return { ports: started.map(({ port }) => port), act: first.act };
}

const environmentOf = (port: number, dataFolder: string, url: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: `${port}`,
  DATA_DIR: dataFolder,
  DATABASE_URL: url,
  CALLS_PER_MINUTE_ADDRESS: '0',
});
