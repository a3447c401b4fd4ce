import type { Database } from '@parlour/server-db/database';
import { ownerTables } from '@parlour/server-db/walls';
import { firstOutputs, planOf, type PlannedStep } from './plan.ts';
import type { BrandStatement } from './watch-statements.ts';

type BrandPlaces = BrandStatement['brandAt'];

/** Sets the brand of rows that are there, whatever to: a plan does not tell which columns an update sets. */
const givesAway = /(?:\bset|,)\s*"?brand"?\s*=|\bset\s*\([^)]*\bbrand\b/i;

/**
 * Which tables a statement reads without the condition that their rows are of its brand, or fills with rows of another; of one
 * that gives rows to another brand, all that it changes.
 */
export async function tablesOfAllBrands(
  database: Database,
  { text, brandAt }: Pick<BrandStatement, 'text' | 'brandAt'>,
): Promise<string[]> {
  const plan = await planOf(database, text);
  const walled = plan.filter(({ step }) => step.Schema === 'public' && !ownerTables.includes(step['Relation Name']));
  const changes = walled.filter(({ step }) => step['Node Type'] === 'ModifyTable');
  const open = openReads(
    walled.filter((read) => !changes.includes(read)),
    brandAt,
  );
  const moved = givesAway.test(text);
  const faulty = changes.filter(({ step }) => moved || (step.Operation === 'Insert' && !fillsItsBrand(step, brandAt)));
  return [...faulty, ...open].map(({ step }) => `${step['Relation Name']} ${step.Alias}`);
}

/** Those whose brand is neither given nor that of a read which is not among them. */
function openReads(reads: readonly PlannedStep[], brandAt: BrandPlaces): readonly PlannedStep[] {
  const aliases = new Set(reads.map(({ step }) => step.Alias));
  const open = reads.filter(
    ({ step, conditions }) =>
      !conditions.some((condition) => {
        const sides = condition.slice(1, -1).split(' = ');
        const own = sides.indexOf(`${step.Alias}.brand`);
        return own >= 0 && isBrand(sides[1 - own], brandAt, aliases);
      }),
  );
  return open.length === reads.length ? open : openReads(open, brandAt);
}

/** Is it the brand that the statement was sent for, or that of a row which is not open to all brands? */
function isBrand(expression: string | undefined, brandAt: BrandPlaces, open: ReadonlySet<string>): boolean {
  const [, value, alias] = /^(?:\$(\d+)|(\w+|"\*SELECT\*(?: \d+)?")\.brand)$/.exec(expression ?? '') ?? [];
  return value === undefined ? alias !== undefined && !open.has(alias) : brandAt.has(Number(value));
}

/** The brand is the first column of every table. Of a list of rows no value is told. */
const fillsItsBrand = (step: PlannedStep['step'], brandAt: BrandPlaces): boolean =>
  firstOutputs(step).every((brand) => brand.startsWith('"*VALUES*"') || isBrand(brand, brandAt, new Set()));
