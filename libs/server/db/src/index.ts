export { checkWalls } from './check-walls.ts';
export type { Database } from './database.ts';
export { migrate } from './migrate.ts';
