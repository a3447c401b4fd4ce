import { startPostgres } from './start.ts';

/** Vitest's global set-up: the workers find a PostgreSQL at `TEST_DATABASE_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env['TEST_DATABASE_URL'] = url;
  return stop;
}
