import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server that knows no recipient, and quotes each in its reply as most do. */
async function refusingMailServer(): Promise<number> {
  const answer = (socket: Socket, line: string): void => {
    const address = /^RCPT TO:(<.*>)/i.exec(line)?.[1];
    if (address) socket.write(`550 5.1.1 ${address}: no such mailbox\r\n`);
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  };
  server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', (lines) =>
      String(lines)
        .trim()
        .split('\r\n')
        .forEach((line) => answer(socket, line)),
    );
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('what a mail server refused is logged without the address that its reply quotes', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: await refusingMailServer() });
  const mail = { from: 'help@parlour.example', to: 'bob@private.example', text: 'Hello' };
  const thrown: unknown = await transport.sendMail(mail).catch((error: unknown) => error);
  expect(String(thrown)).toContain('bob@private.example');
  const logged = loggedError(thrown);
  expect(logged).toMatchObject({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
  expect(JSON.stringify(logged)).not.toContain('private.example');
  const both = loggedError(new AggregateError([thrown], 'two things failed'));
  expect(both.message).toBe('two things failed');
  expect(JSON.stringify(both)).not.toContain('private.example');
});

test('a request that found no server is logged with the reason', async () => {
  const port = await refusingMailServer();
  await new Promise((resolve) => server!.close(resolve));
  const thrown: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
  expect(loggedError(thrown)).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
});

test('an error of our own keeps its message, and the place where it happened', () => {
  const logged = loggedError(new RangeError('too far'));
  expect(logged).toMatchObject({ type: 'RangeError', message: 'too far' });
  expect(logged.stack).toContain('logged-error.test.ts');
});
