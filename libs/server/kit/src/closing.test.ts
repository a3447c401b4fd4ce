import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { handle } from './calls/handle.ts';
import { sampleApi, type SampleApi } from './testing/sample-api.ts';
import { fruits, sampleCalls, whoAmI } from './testing/sample-calls.ts';

let api: SampleApi;
afterEach(() => api.close());

/** All that is answered to requests on one connection, where the server is told to close while it works on the first. */
async function answersTo(nextAddress: string): Promise<string[]> {
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slowly = handle(fruits, async () => {
    begun.resolve();
    await work.promise;
    return { fruits: [] };
  });
  const others = sampleCalls({ deposits: 0 }).filter(({ call }) => call !== fruits);
  api = await sampleApi({ calls: [...others, slowly] });
  const cookie = await api.logIn('default', api.members.default);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const said = text(socket);
  const ask = (address: string) =>
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: default.localhost\r\nX-Request-Type: client\r\nCookie: ${cookie}\r\n\r\n`,
    );
  ask(fruits.path);
  await begun.promise;
  const closed = api.app.close();
  const arrived = once(api.app.server, 'request');
  ask(nextAddress);
  await arrived;
  work.resolve();
  await closed;
  return (await said).split(/(?=HTTP\/1\.1 )/);
}

test('what still comes on an open connection is answered as ever, as the last there', async () => {
  const [, answer] = await answersTo(whoAmI.path);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('"name":"Ann"');
});

test('a live stream is not opened any more, and to be asked for again', async () => {
  const [, answer] = await answersTo('/api/events.php');
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^retry-after: 10\r$/im);
  expect(answer).toContain('"code":"server_error"');
});
