import path from 'node:path';
import { actsOf, type Acts } from './acts.ts';
import { measureBrandMemory, memoryOfOneMore } from './brand-memory.ts';
import { measureDelivery } from './delivery.ts';
import { openFloorPages } from './floor-pages.ts';
import { isFarMissed, lineOf, type Goal } from './goals.ts';
import { measureInTurns, middleOf, ratioOf, type Cost } from './measure.ts';
import { measurePhotos } from './photos.ts';
import { firstPageLimit, routeSizes } from './route-sizes.ts';
import { openStage, type Stage } from './stage.ts';

/** React reads it when it is loaded: the floor is rendered as a build is. */
process.env['NODE_ENV'] = 'production';

const workspace = path.resolve(import.meta.dirname, '../..');
const goals: Goal[] = [];

function report(goal: Goal, ...details: string[]): void {
  goals.push(goal);
  console.log(lineOf(goal));
  for (const detail of details) console.log(`  ${detail}`);
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** What a request costs and where: the difference between the two lines is what stands between. */
function partsOf(name: string, costs: readonly Cost[]): string {
  const { total, server, database } = middleOf(costs);
  return `${name}: ${milliseconds(total)} processor time, server ${milliseconds(server)}, database ${milliseconds(database)}`;
}

async function weighRoutes(): Promise<void> {
  const sizes = await routeSizes(path.join(workspace, 'apps/default'));
  const lines = sizes.map(({ route, bytes }) => `${route}: ${(bytes / 1_000).toFixed(1)} kB`);
  const home = sizes.find(({ route }) => route === 'routes/home');
  if (!home) throw new Error('The build has no home page');
  report({ name: 'JavaScript of home, logged out, in kB', goal: firstPageLimit, ratio: home.bytes / 1_000 }, ...lines);
}

async function compareWithFloor(stage: Stage): Promise<void> {
  const { floor, times } = stage;
  const { list, send } = actsOf(stage);

  /** One act of the product over the same act at its least. */
  async function compare(
    goal: Omit<Goal, 'ratio'>,
    act: (lane: number) => Promise<unknown>,
    count: number,
    least: 'select' | 'insert',
  ): Promise<void> {
    const costs = await measureInTurns(
      {
        product: { act, time: times.product, count },
        floor: { act: floor.server[least], time: times.floor, count: 400 },
        driver: { act: floor.driver[least], time: times.driver, count: 400 },
      },
      { settle: stage.settle, warmUps: 10 },
    );
    report(
      { ...goal, ratio: ratioOf(costs.product, costs.floor) },
      partsOf('the product', costs.product),
      partsOf('the bare server', costs.floor),
      `statements a request: the product ${await stage.statementsOf(() => act(0))}, the bare server 1`,
      `over the bare driver: ratio ${ratioOf(costs.product, costs.driver).toFixed(2)}`,
    );
  }

  await compare({ name: 'member list / bare select of 20 rows', goal: 3, stretch: 2 }, list, 200, 'select');
  await compare({ name: 'send / bare insert', goal: 2.2, stretch: 1.6 }, send, 150, 'insert');
  await tellLeastSend(stage);

  const delivery = await measureDelivery(stage.pairs[0]!.reader.client, {
    send: () => send(0),
    insert: () => floor.server.insert(0),
    writes: () => floor.server.writes(0),
  });
  report(
    { name: 'delivery to a second client / round trip of an insert, p50', goal: 1.25, ratio: delivery.ratio },
    `delivered after ${milliseconds(delivery.delivered)}, inserted after ${milliseconds(delivery.inserted)}, ` +
      `the sender answered after ${milliseconds(delivery.answered)}`,
    `the bare server has written the 12 rows of a paid message after ${milliseconds(delivery.written)}: ` +
      `ratio ${(delivery.written / delivery.inserted).toFixed(2)}, before anything may be delivered`,
  );

  await comparePages(stage, actsOf(stage));
}

/** What of a send's ratio is the writing of its rows alone, which no server can leave out. */
async function tellLeastSend({ floor, times, settle }: Stage): Promise<void> {
  const costs = await measureInTurns(
    {
      writes: { act: floor.server.writes, time: times.floor, count: 300 },
      floor: { act: floor.server.insert, time: times.floor, count: 400 },
    },
    { settle },
  );
  console.log(`  ${partsOf('the bare server, writing the 12 rows of a paid message', costs.writes)}`);
  console.log(
    `  that is ratio ${ratioOf(costs.writes, costs.floor).toFixed(2)}, without a session, a wall or a question`,
  );
}

/** The members page over a page of nothing but its cards, and over the cards without any page. */
async function comparePages({ pairs, times, settle }: Stage, { list, openMembersPage }: Acts): Promise<void> {
  const floor = await openFloorPages(workspace, await list(0), pairs[0]!.sender.client);
  try {
    const costs = await measureInTurns(
      {
        product: { act: openMembersPage, time: times.product, count: 40 },
        floor: { act: floor.openPage, time: floor.time, count: 80 },
        cards: { act: floor.renderCards, time: times.driver, count: 150 },
      },
      { settle, warmUps: 25 },
    );
    report(
      { name: 'members page / 20 cards', goal: 1.5, ratio: ratioOf(costs.product, costs.floor) },
      partsOf('the product', costs.product),
      partsOf('a page of the cards', costs.floor),
      `over the cards without a page, ${milliseconds(middleOf(costs.cards).server)}: ratio ${ratioOf(costs.product, costs.cards).toFixed(2)}`,
    );
  } finally {
    await floor.close();
  }
}

async function weighBrands(): Promise<void> {
  const memory = await measureBrandMemory();
  const lines = memory.map(({ brands, values, resident }) => {
    return `${brands} brands: ${values.toFixed(1)} MB of values, ${resident.toFixed(1)} MB resident`;
  });
  report({ name: 'memory of one more brand, in MB', goal: 1, ratio: memoryOfOneMore(memory) }, ...lines);
}

async function weighPhotos(): Promise<void> {
  const { goal, lines } = await measurePhotos();
  report(goal, ...lines);
}

await weighRoutes();
await weighBrands();
await weighPhotos();
const stage = await openStage();
try {
  await compareWithFloor(stage);
} finally {
  await stage.close();
}
process.exitCode = goals.some(isFarMissed) ? 1 : 0;
