import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server of this machine. */
export interface LocalMailServer {
  url: string;
  /** The same as a server that is not this machine, with a password: what Linux and macOS reach here by another name than loopback. */
  otherUrl: string;
  /** The commands that it was told. */
  told: string[];
  close(): Promise<void>;
}

/**
 * Opens one that refuses every mail.
 *
 * @param command what it answers with the reply, such as `RCPT TO`; `greeting` before anything is said
 * @param reply null: it says nothing to that
 */
export async function openMailServer(command: string, reply: string | null): Promise<LocalMailServer> {
  const told: string[] = [];
  const server = createServer((socket) => {
    const answer = (said: string): string | null => {
      if (said.toUpperCase().startsWith(command)) return reply;
      if (said.startsWith('AUTH')) return '235 welcome';
      return said === 'QUIT' ? '221 bye' : '250 ok';
    };
    const say = (words: string | null): void => void (words !== null && socket.write(`${words}\r\n`));
    say(command === 'greeting' ? reply : '220 mail.example');
    createInterface({ input: socket }).on('line', (said) => {
      told.push(said);
      say(answer(said));
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    otherUrl: `smtp://user:secret@0.0.0.0:${port}`,
    told,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
