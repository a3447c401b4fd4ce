import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorStatus } from '@parlour/contract/error-codes';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { answerUnread } from './unread-request.ts';

let api: SampleApi;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  api = await sampleApi({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** All that a server says to these bytes, until it closes the connection. */
function say(bytes: string, to: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(to, '127.0.0.1', () => void socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const asking = 'GET /api/who.php HTTP/1.1\r\nHost: default.localhost\r\n';

test.each([
  ['headers that are too large', `${asking}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'too_large'],
  [
    'an address that is too large',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: default.localhost\r\n\r\n`,
    'too_large',
  ],
  ['no HTTP at all', 'Good evening\r\n\r\n', 'bad_request'],
  ['a header without a name', `${asking}: secret\r\n\r\n`, 'bad_request'],
  ['two lengths of one body', `${asking}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 'bad_request'],
] as const)('%s are answered by the contract’s error body, and the connection ends', async (_what, bytes, code) => {
  lines.length = 0;
  const answer = await say(bytes, port);
  const [head, body] = answer.split('\r\n\r\n') as [string, string];
  // Headers that are too large have a status of their own: it is no body that was.
  expect(head.split(' ', 2)).toEqual(['HTTP/1.1', String(code === 'too_large' ? 431 : errorStatus[code])]);
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'cache-control: private, no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ]),
  );
  const { error } = JSON.parse(body) as { error: { code: string; request_id: string } };
  expect(error).toEqual({ code, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ msg: 'a request could not be read', request_id: error.request_id }),
  );
  expect(lines.join('')).not.toContain('secret');
});

test('whoever breaks a connection off in the middle of a request is not told of', async () => {
  lines.length = 0;
  const closed = new Promise((resolve) =>
    api.app.server.once('connection', (socket) => socket.once('close', resolve).once('data', () => leave())),
  );
  const socket = connect(port, '127.0.0.1', () => void socket.write(asking));
  const leave = () => void socket.resetAndDestroy();
  await closed;
  expect(lines).toEqual([]);
});

test('a connection that waited for too long is told so by the status after which a browser asks again', async () => {
  const server = createServer((socket) => answerUnread({}, 'id', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await say('', (server.address() as AddressInfo).port);
  server.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*"bad_request"/);
});
