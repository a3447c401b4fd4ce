import path from 'node:path';
import { sql } from 'kysely';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Words = Record<string, readonly string[]>;

const database = await databaseOfFile();

test('a column that takes certain words takes those of its type, and no others', async () => {
  const checked = await checkedWords();
  expect(Object.keys(checked)).toContain('notifications.kind');
  expect(typedWords(Object.keys(checked)), 'Change the check of the column in a further step').toEqual(checked);
});

/** The words that a check of the database lets into a column, by table and column. */
async function checkedWords(): Promise<Words> {
  const { rows } = await sql<{ column: string; rule: string }>`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
    where connamespace = 'public'::regnamespace and contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(c.oid) ~ '= ANY \\(ARRAY\\['
    order by 1`.execute(database.owner);
  const words = (rule: string) => [...rule.matchAll(/'([^']*)'/g)].map(([, word]) => word!).toSorted();
  return Object.fromEntries(rows.map(({ column, rule }) => [column, words(rule)]));
}

/** The words that the types of these columns are made of. */
function typedWords(columns: readonly string[]): Words {
  const file = path.join(import.meta.dirname, 'schema.ts');
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  const tables = checker.getDeclaredTypeOfSymbol(exported.find(({ name }) => name === 'Schema')!);
  return Object.fromEntries(
    columns.map((place) => {
      const [table, column] = place.split('.') as [string, string];
      const row = checker.getTypeOfSymbol(tables.getProperty(table)!);
      return [place, wordsOf(checker, row.getProperty(column)!)];
    }),
  );
}

function wordsOf(checker: ts.TypeChecker, column: ts.Symbol): string[] {
  const { type } = column.valueDeclaration as ts.PropertySignature;
  const isGenerated = ts.isTypeReferenceNode(type!) && type.typeName.getText() === 'Generated';
  const told = checker.getTypeFromTypeNode(isGenerated ? type.typeArguments![0]! : type!);
  const parts = told.isUnion() ? told.types : [told];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])).toSorted();
}
