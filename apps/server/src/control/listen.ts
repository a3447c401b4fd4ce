import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { MINUTE } from '@parlour/models/durations';
import { makeFolder } from '@parlour/server-db/make-folder';
import { perform, type Act } from './act.ts';
import { LONGEST_LINE, type ActAnswer, type ActRequest } from './protocol.ts';

/** Nobody but the server's own user may read or write: file mode 0600. */
const OTHERS = 0o177;
/** Milliseconds after which a silent command is sent away. */
const PATIENCE = MINUTE;

/**
 * Listens for acts on a socket file. What a dead server left there is replaced; where a living one listens, that one goes on,
 * since one is enough.
 *
 * @returns what ends the listening
 */
export async function listenForActs(file: string, acts: readonly Act[]): Promise<() => Promise<void>> {
  if (await isAnswered(file)) return async () => {};
  await makeFolder(path.dirname(file));
  await rm(file, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    answer(socket, acts);
  });
  await listening(server, file);
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
