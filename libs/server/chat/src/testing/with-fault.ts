import { OperationNodeTransformer, type KyselyPlugin, type RawNode } from 'kysely';
import type { Database } from '@parlour/server-db/database';

/** A mistake in a statement: what it should say, and what it says instead. */
export interface Fault {
  right: string | RegExp;
  wrong: string;
}

/**
 * The database as the product would use it with a mistake in its own statements. Only what is built from now on has it: a
 * statement that was prepared already keeps its text.
 */
export function withFault(database: Database, fault: Fault): Database {
  const plugin = new FaultyStatements(fault);
  return { ...database, forBrand: (brand) => database.forBrand(brand).withPlugin(plugin) };
}

class FaultyStatements extends OperationNodeTransformer implements KyselyPlugin {
  readonly #fault: Fault;

  constructor(fault: Fault) {
    super();
    this.#fault = fault;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformNode(node, queryId);
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;

  protected override transformRaw(node: RawNode, ...rest: never[]): RawNode {
    const { right, wrong } = this.#fault;
    const raw = super.transformRaw(node, ...rest);
    return { ...raw, sqlFragments: raw.sqlFragments.map((part) => part.replace(right, wrong)) };
  }
}
