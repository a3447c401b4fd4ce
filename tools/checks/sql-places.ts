import { linesWith, type Source } from './sources.ts';

const slices = ['account', 'members', 'profile', 'chat', 'payments', 'safety'].join('|');
const ofSlice = new RegExp(`^libs/server/(?:${slices})/src/`);
const statement = /\bsql(?:<.*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Where a slice of the server holds SQL outside its `store/` (docs/house.md). */
export const strayStatements = (source: Source): string[] =>
  ofSlice.test(source.file) && !source.file.includes('/store/') ? linesWith(source, statement) : [];
