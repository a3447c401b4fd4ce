import { build } from './build.ts';

// For what needs a build and no start: end-to-end tests, benches, and production, which is built before it is started.
try {
  await build('all', (name) => console.log(`  built: ${name}`));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
