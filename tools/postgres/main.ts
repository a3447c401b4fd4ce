import { startPostgres } from './start.ts';

/** Runs a PostgreSQL for tests until a signal ends it; its address is the first line: `TEST_DATABASE_URL=…`. */
const postgres = await startPostgres();
console.log(`TEST_DATABASE_URL=${postgres.url}`);

const stillHere = setInterval(() => {}, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(stillHere);
    void postgres.stop();
  });
}
