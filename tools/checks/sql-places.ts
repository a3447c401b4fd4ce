import { linesWith, type Source } from './sources.ts';

const slices = ['account', 'members', 'profile', 'chat', 'payments', 'safety'].join('|');
const ofSlice = new RegExp(`^libs/server/(?:${slices})/src/`);
const ofServer = 'apps/server/src/';
const statement = /\bsql(?:<.*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** The files of `apps/server` that ask what no slice does. */
export const askingFiles: readonly string[] = [
  'demo/acting-context.ts',
  'demo/refuse-demo-world.ts',
  'demo/refuse-members.ts',
  'start/health-checks.ts',
].map((file) => ofServer + file);

/** Where a file holds SQL. */
export const statementsIn = (source: Source): string[] => linesWith(source, statement);

/** Where a slice of the server holds SQL outside its `store/`, or their joining outside the files that may (docs/house.md). */
export const strayStatements = (source: Source): string[] => (mayAsk(source.file) ? [] : statementsIn(source));

function mayAsk(file: string): boolean {
  if (ofSlice.test(file)) return file.includes('/store/');
  return !file.startsWith(ofServer) || askingFiles.includes(file);
}
