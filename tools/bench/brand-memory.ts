import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { sisterOf } from '@parlour/testing/sister-of';
import { controlSocket } from '../../apps/server/src/control/protocol.ts';
import { askServer } from '../control/ask-server.ts';
import { freePort } from '../postgres/free-port.ts';
import { builtServer } from '../start/built-server.ts';
import { runProgram } from '../start/run-program.ts';
import { client } from './client.ts';
import { heldMemory, type Held } from './heap.ts';

/** What the server holds once so many brands have been visited. */
export interface BrandMemory extends Held {
  brands: number;
}

const MAX_BRANDS = 50;
/** A first visit loads what the brand needs, further ones fill what is kept. */
const VISITS = 3;

/** Megabytes for one brand more, from the first brand to the last. */
export function memoryOfOneMore(steps: readonly BrandMemory[]): number {
  const [first, last] = [steps[0]!, steps.at(-1)!];
  return (last.values - first.values) / (last.brands - first.brands);
}

/**
 * Memory of the real server after one brand, all that have an app, and fifty have been visited; those without an app are
 * added and published while it runs.
 */
export async function measureBrandMemory(): Promise<BrandMemory[]> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'parlour-brands-'));
  const [port, inspected] = [await freePort(), await freePort()];
  const environment = {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspected} --inspect-publish-uid=http`,
    PORT: `${port}`,
    DATA_DIR: dataFolder,
    CALLS_PER_MINUTE_ADDRESS: '0',
  };
  const server = await runProgram(builtServer, environment, /^Ready\.$/m);
  const act = async <Result>(name: string, input: object): Promise<Result> => {
    const answer = await askServer(controlSocket(dataFolder), { act: name, input });
    if (!answer?.ok) throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
    return answer.result as Result;
  };
  const holding = async (brands: number): Promise<BrandMemory> => ({ brands, ...(await heldMemory(inspected)) });
  try {
    const own = (await act<{ id: string }[]>('brand list', {})).map(({ id }) => id);
    for (const id of own.slice(0, 1)) await visit(port, id);
    const one = await holding(1);
    for (const id of own.slice(1)) await visit(port, id);
    const all = await holding(own.length);
    const { settings } = await act<{ settings: BrandSettings }>('brand export', { brand: own[0] });
    for (let number = own.length + 1; number <= MAX_BRANDS; number += 1) {
      const sister = sisterOf(settings, `Sister ${number}`);
      await act('brand add', { settings: sister });
      await act('brand publish', { brand: sister.id });
      await visit(port, sister.id);
    }
    return [one, all, await holding(MAX_BRANDS)];
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function visit(port: number, brand: string): Promise<void> {
  const visitor = client(port, `${brand}.localhost`);
  for (let visits = 0; visits < VISITS; visits += 1) {
    const { status } = await visitor.send({ path: '/' });
    if (status !== 200) throw new Error(`The home page of ${brand} answers ${status}`);
  }
  visitor.close();
}
