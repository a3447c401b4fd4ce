import path from 'node:path';
import { actsOf } from './acts.ts';
import { measureDelivery } from './delivery.ts';
import { isMissed, lineOf, type Goal } from './goals.ts';
import { loadCards } from './load-cards.ts';
import { compareCosts, type Costs } from './measure.ts';
import { routeSizes } from './route-sizes.ts';
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
const costs = ({ product, floor }: Costs): string =>
  `processor time: ${milliseconds(product)}, the floor ${milliseconds(floor)}`;

async function weighRoutes(): Promise<void> {
  const sizes = await routeSizes(path.join(workspace, 'apps/default'));
  const lines = sizes.map(({ route, bytes }) => `${route}: ${(bytes / 1_000).toFixed(1)} kB`);
  const home = sizes.find(({ route }) => route === 'routes/home');
  if (!home) throw new Error('The build has no home page');
  report({ name: 'JavaScript of home, logged out, in kB', goal: 145, ratio: home.bytes / 1_000 }, ...lines);
}

async function compareWithFloor(stage: Stage): Promise<void> {
  const { floor, productTime, floorTime } = stage;
  const { list, send, openMembersPage } = actsOf(stage);
  const product = (act: (lane: number) => Promise<unknown>, count: number) => ({ act, time: productTime, count });
  const bare = (act: (lane: number) => Promise<unknown>, count: number) => ({ act, time: floorTime, count });
  const renderCards = await loadCards(workspace);
  const profiles = await list(0);

  const listed = await compareCosts(product(list, 200), bare(floor.select, 500));
  report({ name: 'member list / bare select of 20 rows', goal: 3, stretch: 2, ratio: listed.ratio }, costs(listed));

  const sent = await compareCosts(product(send, 150), bare(floor.insert, 500));
  report({ name: 'send / bare insert', goal: 2.2, stretch: 1.6, ratio: sent.ratio }, costs(sent));

  const delivery = await measureDelivery(
    stage.pairs[0]!.reader.client,
    () => send(0),
    () => floor.insert(0),
  );
  report(
    { name: 'delivery to a second client / round trip of an insert, p50', goal: 1.25, ratio: delivery.ratio },
    `delivered after ${milliseconds(delivery.delivered)}, inserted after ${milliseconds(delivery.inserted)}, ` +
      `the sender answered after ${milliseconds(delivery.answered)}`,
  );

  const cards = bare(async () => renderCards(profiles), 150);
  const rendered = await compareCosts(product(openMembersPage, 40), cards);
  report({ name: 'members page / 20 cards', goal: 1.5, ratio: rendered.ratio }, costs(rendered));
}

await weighRoutes();
const stage = await openStage(workspace);
try {
  await compareWithFloor(stage);
} finally {
  await stage.close();
}
process.exitCode = goals.some(isMissed) ? 1 : 0;
