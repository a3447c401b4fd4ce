import type { ProfileCard } from '@parlour/contract/types/profile';
import { freePort } from '../postgres/free-port.ts';
import { runProgram } from '../start/run-program.ts';
import { insist } from './acts.ts';
import { client, type Client } from './client.ts';
import type { FloorCards } from './floor-request.ts';
import { buildCards } from './load-cards.ts';
import type { Cost } from './measure.ts';
import { processorTime } from './processor-time.ts';

/** What the members page is measured against. */
export interface FloorPages {
  /** A request to a bare server for a page of nothing but the cards. */
  openPage(): Promise<unknown>;
  /** Processor time of that server so far; it has no database. */
  time(): Promise<Cost>;
  /** The cards as text, in this process, without a page around them. */
  renderCards(): Promise<unknown>;
  close(): Promise<void>;
}

/** Builds the floor and tells it what the product knows: the cards, who looks at them, and the site's settings. */
export async function openFloorPages(workspace: string, profiles: ProfileCard[], product: Client): Promise<FloorPages> {
  const built = await buildCards(workspace);
  const port = await freePort();
  const server = await runProgram(built.serverFile, { NODE_ENV: 'production', PORT: `${port}` }, /^Ready\.$/m);
  const asker = client(port, 'localhost');
  const ask = async (path: string): Promise<unknown> => JSON.parse(await insist(product, 200, { path }));
  const { settings } = (await ask('/api/settings.php')) as Pick<FloorCards, 'settings'>;
  const cards = { profiles, user: await ask('/api/user.php'), settings };
  await insist(asker, 204, { method: 'POST', path: '/cards', body: cards });
  return {
    openPage: () => insist(asker, 200, { path: '/cards', headers: { accept: 'text/html' } }),
    time: async () => ({ server: await processorTime([server.pid]), database: 0 }),
    renderCards: async () => built.renderCards(profiles),
    async close() {
      asker.close();
      await server.stop();
      await built.remove();
    },
  };
}
