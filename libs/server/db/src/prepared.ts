import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from './brand-database.ts';

/** The places of a statement's values, by their names; one that is named twice is sent once. */
export type Given<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

/** Runs a prepared statement with its values. */
export type Prepared<Values, Row> = (db: BrandDatabase, values: Values) => Promise<Row[]>;

/** Stands in the statement for a value that is not known yet. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that every request sends. Its text is put together at its first use and is the same from then on. That
 * spares the building, and lets the database know the statement again by its name.
 */
export function prepared<Values extends object, Row>(
  build: (given: Given<Values>) => RawBuilder<Row>,
): Prepared<Values, Row> {
  let statement: { text: string; names: readonly (keyof Values)[] } | null = null;
  return async (db, values) => {
    statement ??= compile(build, db);
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(
        statement.text,
        statement.names.map((name) => values[name]),
      ),
    );
    return rows;
  };
}

function compile<Values extends object>(build: (given: Given<Values>) => RawBuilder<unknown>, db: BrandDatabase) {
  const given = new Proxy({}, { get: (_, name) => sql`${new Place(String(name))}` }) as Given<Values>;
  const compiled = build(given).compile(db);
  const places = compiled.parameters.map((parameter) => {
    if (parameter instanceof Place) return parameter.name as keyof Values & string;
    throw new Error('A prepared statement takes its values by name');
  });
  const names = [...new Set(places)];
  const text = compiled.sql.replaceAll(
    /\$(\d+)/g,
    (_, number: string) => `$${names.indexOf(places[Number(number) - 1]!) + 1}`,
  );
  return { text, names };
}
