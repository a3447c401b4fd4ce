import { rm } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(process.env['DATA_DIR'] ?? '.data');
await rm(folder, { recursive: true, force: true });
console.log('The data folder is empty. The next start makes a new demo world.');
