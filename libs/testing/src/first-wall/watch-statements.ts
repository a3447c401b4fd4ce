import { getCallSites } from 'node:util';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import type { CompiledQuery } from 'kysely';

/** A statement that the product sent for a brand. */
export interface BrandStatement {
  text: string;
  /** The numbers of its values that were the brand each time, whichever brand it was sent for. */
  brandAt: ReadonlySet<number>;
  /** The file that sent it first. */
  sentBy: string;
}

type Executor = ReturnType<BrandDatabase['getExecutor']>;
type Told = (query: CompiledQuery) => void;

/** Frames that are looked through for who sent a statement. */
const DEPTH = 30;
/** Only hands on what another file asks. */
const between = /\/node_modules\/|^node:|\/testing\/src\/first-wall\/|\/db\/src\/prepared\.ts$/;
/** What tests ask by themselves may be of all brands: no member ever does. */
const ofTests = /\.(?:test|fixture)\.tsx?$|\/testing\//;

/** A database that remembers, by their texts, the statements which the product sends for its brands. */
export function watchStatements(database: Database): { watched: Database; statements: Map<string, BrandStatement> } {
  const statements = new Map<string, BrandStatement>();
  const seen = new WeakSet<BrandDatabase>();
  function forBrand(brand: string): BrandDatabase {
    const db = database.forBrand(brand);
    if (!seen.has(db)) watch(db.getExecutor(), (query) => remember(statements, brand, query));
    seen.add(db);
    return db;
  }
  return { watched: { ...database, forBrand }, statements };
}

/** Transactions run by executors that the brand's own one makes. A test that replaces their methods later is heard as before. */
function watch(executor: Executor, told: Told): Executor {
  const own = Object.getPrototypeOf(executor) as Executor;
  return Object.assign(executor, {
    executeQuery(...query: Parameters<Executor['executeQuery']>) {
      told(query[0]);
      return own.executeQuery.apply(executor, query);
    },
    withConnectionProvider: (...provider: Parameters<Executor['withConnectionProvider']>) =>
      watch(own.withConnectionProvider.apply(executor, provider), told),
  });
}

function remember(statements: Map<string, BrandStatement>, brand: string, { sql, parameters }: CompiledQuery): void {
  const known = statements.get(sql);
  const sentBy = known?.sentBy ?? sender();
  if (ofTests.test(sentBy)) return;
  const places = parameters.flatMap((value, index) => (value === brand ? [index + 1] : []));
  statements.set(sql, { text: sql, brandAt: new Set(places.filter((at) => known?.brandAt.has(at) ?? true)), sentBy });
}

const sender = (): string => {
  const files = getCallSites(DEPTH).map(({ scriptName }) => scriptName);
  return files.find((file) => !between.test(file)) ?? 'nobody knows';
};
