import { resolve } from 'node:path';

/** The folder of the whole project; this file and the server that is built of it lie at the same depth. */
export const workspace = resolve(import.meta.dirname, '../../..');
