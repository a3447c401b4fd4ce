import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { MINUTE } from '@parlour/models/durations';
import { codeOf } from '@parlour/server-node/code-of';
import { makeFolder } from '@parlour/server-node/make-folder';
import { perform, type Act } from './act.ts';
import { LONGEST_LINE, type ActAnswer, type ActRequest } from './protocol.ts';
import { waitToListen, type Waiting } from './wait-to-listen.ts';

/** Nobody but the server's own user may read or write: file mode 0600. */
const OTHERS = 0o177;
/** Milliseconds after which a silent command is sent away. */
const PATIENCE = MINUTE;

/**
 * Listens for acts on a socket file. A file that a dead server left there is replaced. Where a living server listens,
 * it goes on, and this one takes its place as soon as it has ended: of two versions that take over from each other,
 * commands reach the one that is left.
 *
 * Two servers may look at the same moment. The later one may then remove the socket that the earlier one has just made,
 * and the end of the earlier one removes the later one's. Commands reach the later one until either ends, and then
 * nobody until a server is started anew.
 *
 * @param waiting hears once, by `isAnswered`, that another one listens
 * @returns what ends the listening, or the waiting for it
 * @throws what the first try throws
 */
export async function listenForActs(
  file: string,
  acts: readonly Act[],
  waiting: Waiting & { isAnswered(): void },
): Promise<() => Promise<void>> {
  const end = await listenUnlessAnswered(file, acts);
  if (end) return end;
  waiting.isAnswered();
  return waitToListen(() => listenUnlessAnswered(file, acts), waiting);
}

/** Null where another server answers there. */
async function listenUnlessAnswered(file: string, acts: readonly Act[]): Promise<(() => Promise<void>) | null> {
  if (await isAnswered(file)) return null;
  await makeFolder(path.dirname(file));
  await rm(file, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    answer(socket, acts);
  });
  try {
    await listening(server, file);
  } catch (error) {
    // Of two that start at the same moment the other one was faster.
    if (codeOf(error) === 'EADDRINUSE') return null;
    throw error;
  }
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
}

/** The file exists only with its final mode: it is made within the same turn in which the mask stands. */
function listening(server: Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', resolve);
    const mask = process.umask(OTHERS);
    try {
      server.listen(file);
    } finally {
      process.umask(mask);
    }
  });
}

function answer(socket: Socket, acts: readonly Act[]): void {
  socket.setTimeout(PATIENCE, () => socket.destroy()).on('error', () => socket.destroy());
  let bytes = 0;
  socket.on('data', (part) => {
    bytes += part.length;
    if (bytes > LONGEST_LINE) socket.destroy();
  });
  const lines = createInterface({ input: socket }).on('error', () => {});
  lines.on('line', (line) => {
    bytes = 0;
    void answerTo(line, acts).then((reply) => socket.writable && socket.write(`${JSON.stringify(reply)}\n`));
  });
}

async function answerTo(line: string, acts: readonly Act[]): Promise<ActAnswer> {
  try {
    return await perform(acts, JSON.parse(line) as ActRequest);
  } catch {
    return { ok: false, message: 'That line is no request.', problems: [] };
  }
}

const isAnswered = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(file)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
