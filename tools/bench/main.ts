import path from 'node:path';
import { v4 as uuid } from 'uuid';
import { deliveryRatio } from './delivery.ts';
import { isMissed, lineOf, type Goal } from './goals.ts';
import type { Asked, Client } from './client.ts';
import { ratioOfCosts } from './measure.ts';
import { routeSizes } from './route-sizes.ts';
import { openStage } from './stage.ts';

/** Kilobytes of JavaScript that a page may load at a first visit, and the one that a stranger sees first. */
const PAGE_BUDGET = 200;
const FRONT_DOOR_BUDGET = 145;
const FRONT_DOOR = 'routes/home';

const goals: Goal[] = [];
function report(goal: Goal): void {
  goals.push(goal);
  console.log(lineOf(goal));
}

/** Sends and insists on the answer: a refusal is quick, and would make a good figure. */
const insist = (client: Client, status: number, asked: () => Asked) => async (): Promise<void> => {
  const answer = await client.send(asked());
  if (answer.status !== status)
    throw new Error(`${asked().path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
};

const stage = await openStage();
try {
  const { sender, reader, floor, productTime, floorTime } = stage;
  const product = (status: number, asked: () => Asked) => ({
    act: insist(sender.client, status, asked),
    time: productTime,
  });
  const bare = (asked: Asked) => ({ act: insist(floor, 200, () => asked), time: floorTime });
  const message = (): Asked => ({
    method: 'POST',
    path: '/api/message.php',
    headers: { 'idempotency-key': uuid() },
    body: { profile_id: reader.id, type: 'text', text: 'Good evening', client_id: uuid(), expected_cost: 10 },
  });

  const list = product(200, () => ({ path: '/api/members.php' }));
  const send = product(201, message);
  const page = product(200, () => ({ path: '/members', headers: { accept: 'text/html' } }));
  const insert = bare({ method: 'POST', path: '/insert', body: { text: 'Good evening' } });

  report({
    name: 'member list / bare select of 20 rows',
    goal: 3,
    stretch: 2,
    ratio: await ratioOfCosts(list, bare({ path: '/list' }), 400),
  });
  report({ name: 'send / bare insert', goal: 2.2, stretch: 1.6, ratio: await ratioOfCosts(send, insert, 300) });
  report({
    name: "delivery to a second client / the sender's round trip, p50",
    goal: 1.25,
    ratio: await deliveryRatio(reader, send.act),
  });
  report({
    name: 'members page / 20 cards',
    goal: 1.5,
    ratio: await ratioOfCosts(page, bare({ path: '/cards' }), 100),
  });
} finally {
  await stage.close();
}

for (const { route, bytes } of await routeSizes(path.resolve(import.meta.dirname, '../../apps/default'))) {
  const budget = route === FRONT_DOOR ? FRONT_DOOR_BUDGET : PAGE_BUDGET;
  const kilobytes = bytes / 1_000;
  report({
    name: `JavaScript of ${route}, ${kilobytes.toFixed(1)} kB of ${budget} kB`,
    goal: 1,
    ratio: kilobytes / budget,
  });
}
process.exitCode = goals.some(isMissed) ? 1 : 0;
