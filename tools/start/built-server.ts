import path from 'node:path';

/** The server as `npm run build` makes it. */
export const builtServer = path.resolve(import.meta.dirname, '../../apps/server/build/main.js');
