export { checkWalls, WallsBroken } from './check-walls.ts';
export { openDatabase, type Database, type DatabaseConfig } from './database.ts';
export { allowJobs, jobsConnection, jobsConnectionIn, type JobsConnection } from './jobs-connection.ts';
export { migrate } from './migrate.ts';
