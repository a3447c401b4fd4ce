import { parseArgs } from 'node:util';
import { HOUR, SECOND } from '@parlour/models/durations';
import { pageSize, MAX_PAGES } from '@parlour/models/members/search-limits';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { migrate } from '@parlour/server-db/migrate';
import { mapSearch, searchPage } from '@parlour/server-members/store/search';
import type { Search, SearchCursor } from '@parlour/server-members/store/search-conditions';
import { isMissed, lineOf, type Goal } from '../bench/goals.ts';
import { startOwnPostgres } from '../postgres/start.ts';
import { asks, traitAsks, type AskName } from './asks.ts';
import { brand, makeCrowd } from './crowd.ts';
import { openFloor, type Floor } from './floor.ts';
import { quantile, timeInTurns, type Times } from './timing.ts';

const WARM_UP = 20;
const ROUNDS = 300;
/** Fewer: rare traits are looked for among many. */
const TRAIT_ROUNDS = 50;
/** Room for the walks in memory, as on a machine that serves a million members. */
const serverSettings = { shared_buffers: '1GB', maintenance_work_mem: '256MB', max_wal_size: '4GB', autovacuum: 'off' };

const { values } = parseArgs({ options: { members: { type: 'string', default: '1000000' } } });
const members = Number(values.members);
if (!Number.isInteger(members) || members < 100_000) throw new Error('--members is a whole number from 100000');

const names = Object.keys(asks) as AskName[];
const inOrder = (times: Record<AskName, Times>): Times => names.flatMap((name) => times[name]);
const goals: Goal[] = [];

function report(goal: Goal): void {
  goals.push(goal);
  console.log(lineOf(goal));
}

async function pageOf(database: Database, search: Search, after: SearchCursor | null): Promise<void> {
  const rows = await searchPage(database.forBrand(brand), search, after, pageSize);
  if (rows.length !== pageSize) throw new Error(`A search found ${rows.length} rows, not ${pageSize}`);
}

/** Every ask in turns with the floor, and page 40 of each in turns with its page 1. */
async function compare(database: Database, floor: Floor): Promise<void> {
  const firstPages = actsOf((search) => () => pageOf(database, search, null));
  const acts = { ...firstPages, floor: floor.select };
  await timeInTurns(acts, WARM_UP);
  const { floor: least, ...searches } = await timeInTurns(acts, ROUNDS);
  const all = inOrder(searches);
  report({
    name: 'search p50 / 20 rows by primary key, p50',
    goal: 1.7,
    ratio: quantile(all, 0.5) / quantile(least, 0.5),
  });
  report({
    name: 'search p99 / 20 rows by primary key, p99',
    goal: 2.5,
    ratio: quantile(all, 0.99) / quantile(least, 0.99),
  });
  console.log(`  20 rows by primary key: ${described(least)}`);
  for (const name of names) console.log(`  ${name}: ${described(searches[name])}`);
  await compareLastPage(database, firstPages);
  await nameTraits(database);
}

/** What nobody has set a goal for, beside the same search without traits. */
async function nameTraits(database: Database): Promise<void> {
  const searches = { 'a country': asks['a country'], ...traitAsks };
  const acts: Record<string, () => Promise<unknown>> = {};
  for (const [name, search] of Object.entries(searches)) {
    acts[`${name}, page`] = () => pageOf(database, search, null);
    acts[`${name}, count`] = () => mapSearch(database.forBrand(brand), search, pageSize);
  }
  await timeInTurns(acts, WARM_UP);
  const times: Record<string, Times> = await timeInTurns<string>(acts, TRAIT_ROUNDS);
  for (const [name, taken] of Object.entries(times)) console.log(`  traits: ${name}: ${described(taken)}`);
}

async function compareLastPage(database: Database, firstPages: Record<AskName, () => Promise<void>>): Promise<void> {
  const ends = new Map<AskName, SearchCursor>();
  for (const name of names) {
    const { ends: all } = await mapSearch(database.forBrand(brand), asks[name], pageSize);
    const before = all[MAX_PAGES - 2];
    if (before) ends.set(name, before);
  }
  const long = names.filter((name) => ends.has(name));
  const lastPages = Object.fromEntries(
    long.map((name) => [`${name}, page ${MAX_PAGES}`, () => pageOf(database, asks[name], ends.get(name)!)]),
  );
  const counts = Object.fromEntries(
    names.map((name) => [`${name}, count`, () => mapSearch(database.forBrand(brand), asks[name], pageSize)]),
  );
  const acts = { ...firstPages, ...lastPages, ...counts };
  await timeInTurns(acts, WARM_UP);
  const times: Record<string, Times> = await timeInTurns<string>(acts, ROUNDS);
  const middleOf = (ends: (name: AskName) => string): number =>
    quantile(
      long.flatMap((name) => times[ends(name)] ?? []),
      0.5,
    );
  const ratio = middleOf((name) => `${name}, page ${MAX_PAGES}`) / middleOf((name) => name);
  report({ name: `page ${MAX_PAGES} / page 1, p50`, goal: 2, ratio });
  for (const name of names)
    console.log(`  ${name}, counted to 800 with its pages: ${described(times[`${name}, count`]!)}`);
}

const actsOf = (act: (search: Search) => () => Promise<void>): Record<AskName, () => Promise<void>> =>
  Object.fromEntries(names.map((name) => [name, act(asks[name])])) as Record<AskName, () => Promise<void>>;

const described = (times: Times): string =>
  `p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`;

/** Milliseconds: a crowd is made by one statement. */
const patience = HOUR;

const postgres = await startOwnPostgres({ settings: serverSettings });
try {
  const database = await openDatabase({ engine: 'postgres', url: postgres.url, connections: 1, patience });
  await migrate(database);
  const began = performance.now();
  await makeCrowd(database, members);
  console.log(`${members} members made in ${((performance.now() - began) / SECOND).toFixed(0)} s`);
  const floor = await openFloor(postgres.url, members);
  await compare(database, floor);
  await floor.close();
  await database.close();
} finally {
  await postgres.stop();
}
process.exitCode = goals.some(isMissed) ? 1 : 0;
