import type { Database } from '@parlour/server-db/database';

/** What the database tells of a step of its plan. */
interface Step {
  'Node Type': string;
  'Relation Name': string;
  Schema?: string;
  Alias: string;
  Operation?: string;
  'Join Type'?: string;
  'Join Filter'?: string;
  'Parent Relationship'?: string;
  Filter?: string;
  Output?: string[];
  Plans?: Step[];
}

/** A step with all conditions that its rows have to meet, also those of the joins above it, each in its brackets. */
export interface PlannedStep {
  step: Step;
  conditions: readonly string[];
}

/**
 * Takes the database's short cuts away. It then reads each table by itself, and states every condition that it found or
 * could conclude for a table at its step or at the join. An `exists` that becomes a hash would state some elsewhere:
 * the update prevents that, as texts then have no hash.
 */
const plainPlans = `
  set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off;
  set enable_hashjoin = off; set enable_mergejoin = off;
  update pg_operator set oprcanhash = false where oprname = '=' and oprleft = 'text'::regtype`;

/** From now on the database is good for nothing but `planOf`. */
export const planPlainly = async (database: Database): Promise<void> => void (await database.executeSql(plainPlans));

/** Every step of a statement, whose values need not be known. */
export async function planOf(database: Database, text: string): Promise<PlannedStep[]> {
  const { rows } = await database.executeSql(`explain (generic_plan, verbose, format json) ${text}`);
  return stepsOf((rows as [{ 'QUERY PLAN': [{ Plan: Step }] }])[0]['QUERY PLAN'][0].Plan, []);
}

function stepsOf(step: Step, above: readonly string[]): PlannedStep[] {
  const joined = [...above, ...conditionsOf(step['Join Filter'])];
  const below = (step.Plans ?? []).flatMap((plan) => stepsOf(plan, isBound(step, plan) ? joined : above));
  return [{ step, conditions: [...above, ...conditionsOf(step.Filter)] }, ...below];
}

/** An outer join keeps the rows of its first side, whatever its condition says. */
const isBound = ({ 'Join Type': join = '' }: Step, { 'Parent Relationship': side }: Step): boolean =>
  side === 'Inner' || ['Inner', 'Semi'].includes(join);

/** The parts of `((a = $1) AND ((b = $2) OR (c = $3)))` that all have to hold. */
function conditionsOf(filter = ''): string[] {
  let depth = 0;
  const outer = [...filter.replaceAll(/'[^']*'/g, '')].filter((sign) => {
    if (sign === '(') depth += 1;
    const kept = depth <= 2;
    if (sign === ')') depth -= 1;
    return kept;
  });
  const text = outer.join('');
  return [text, ...text.slice(1, -1).split(' AND ')];
}

/** What a step puts into the first column of its table, once for each of the queries that it unites. */
export const firstOutputs = ({ Plans: plans = [] }: Step): string[] =>
  plans
    .filter((plan) => ['Outer', 'Member'].includes(plan['Parent Relationship']!))
    .flatMap((plan) => plan.Output?.slice(0, 1) ?? firstOutputs(plan));
