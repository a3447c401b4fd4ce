import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a server on which it can vanish: nothing arrives any more, and no connection is closed. */
export interface VanishingHost {
  /** The server's address by this way. */
  url: string;
  vanish(): void;
  /** New connections reach the server again. */
  comeBack(): void;
  /** The connection on which these words go to the server next breaks once the server has answered them; nobody hears the answer. */
  breakAfter(words: string, onBroken?: () => void): void;
  close(): Promise<void>;
}

export async function vanishingHost(target: string): Promise<VanishingHost> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isAway = false;
  let last: { words: string; onBroken?: () => void } | null = null;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isAway) return;
    const far = keep(connect(Number(port), hostname));
    let isBreaking = false;
    near.on('data', (bytes) => {
      if (isAway) return;
      isBreaking ||= last !== null && bytes.includes(last.words);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isBreaking) {
        near.destroy();
        last?.onBroken?.();
        last = null;
      } else if (!isAway) near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => isAway || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    vanish: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    breakAfter: (words, onBroken) => void (last = { words, onBroken }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
