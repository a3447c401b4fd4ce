import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Column {
  kind: string;
  nullable: boolean;
  generated: boolean;
}
type Tables = Record<string, Record<string, Column>>;

const database = await databaseOfFile();

test('the types of the tables are the tables of the database', async () => {
  expect(typedTables()).toEqual(await databaseTables());
});

test('every foreign key has an index, so that a removed member takes his rows along without a search', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || conname as name from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid and indpred is null
        and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
    )`.execute(database.owner);
  expect(rows, 'Add an index that begins with the columns of the key, in a further step').toEqual([]);
});

const kinds: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  jsonb: 'json',
  ARRAY: 'array',
};

async function databaseTables(): Promise<Tables> {
  const { rows } = await sql<{ table: string; name: string; type: string; nullable: boolean; generated: boolean }>`
    select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default is not null as generated
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`.execute(
    database.owner,
  );
  const tables: Tables = {};
  for (const { table, name, type, nullable, generated } of rows) {
    (tables[table] ??= {})[name] = { kind: kinds[type] ?? type, nullable, generated };
  }
  return tables;
}

/** Types that models and contract give a name: each is one of several words. */
const words = new Set<string>();

function namesOf({ moduleSpecifier, importClause }: ts.ImportDeclaration): string[] {
  const names = importClause?.namedBindings;
  if (!moduleSpecifier.getText().startsWith("'@parlour/") || !names || !ts.isNamedImports(names)) return [];
  return names.elements.map(({ name }) => name.text);
}

function typedTables(): Tables {
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const files = readdirSync(join(import.meta.dirname, 'tables')).map((name) => join('tables', name));
  for (const file of ['schema.ts', ...files]) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(import.meta.dirname, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
      if (ts.isImportDeclaration(statement)) namesOf(statement).forEach((name) => words.add(name));
    }
  }
  const membersOf = (name: string) => interfaces.get(name)!.members.filter(ts.isPropertySignature);
  return Object.fromEntries(
    membersOf('Schema').map((table) => {
      const columns = membersOf(table.type!.getText()).map((column) => [column.name.getText(), columnOf(column.type!)]);
      return [table.name.getText(), Object.fromEntries(columns)];
    }),
  );
}

function columnOf(type: ts.TypeNode): Column {
  const wrapper = ts.isTypeReferenceNode(type) ? type.typeName.getText() : '';
  if (wrapper === 'Generated')
    return { ...columnOf((type as ts.TypeReferenceNode).typeArguments![0]!), generated: true };
  if (wrapper.endsWith('Json'))
    return { kind: 'json', nullable: wrapper === 'NullableJson', generated: wrapper === 'GeneratedJson' };
  const parts = ts.isUnionTypeNode(type) ? type.types.map((part) => part.getText()) : [type.getText()];
  const kept = parts.filter((part) => part !== 'null');
  return { kind: kindOf(kept[0]!), nullable: kept.length < parts.length, generated: false };
}

function kindOf(text: string): string {
  if (text.endsWith('[]')) return 'array';
  return text.startsWith("'") || words.has(text.split('[', 1)[0]!) ? 'string' : text;
}
