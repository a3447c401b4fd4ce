import { emptyDataFolder } from './empty-data-folder.ts';

try {
  await emptyDataFolder(process.env);
  console.log('The data folder is empty. The next start makes a new demo world.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
