import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { ActAnswer, ActRequest } from '../../apps/server/src/control/protocol.ts';

/** The errors of a connection where nobody listens: no file, no folder for one, or a file that a dead server left. */
const nobody = new Set(['ENOENT', 'ENOTDIR', 'ECONNREFUSED']);

/**
 * Asks the running server to do something.
 *
 * @param socket its socket file
 * @returns null where no server runs
 * @throws where the socket belongs to somebody else, or the server goes away before it has answered
 */
export function askServer(socket: string, request: ActRequest): Promise<ActAnswer | null> {
  return new Promise((resolve, reject) => {
    const connection = connect(socket, () => connection.write(`${JSON.stringify(request)}\n`));
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (nobody.has(error.code ?? '')) resolve(null);
      else reject(error);
    });
    createInterface({ input: connection })
      .once('line', (line) => {
        resolve(JSON.parse(line) as ActAnswer);
        connection.destroy();
      })
      .on('error', () => {});
    connection.once('close', () => reject(new Error('The server went away before it had answered.')));
  });
}
