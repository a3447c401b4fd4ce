import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { privateCaching } from './caching.ts';
import { errorBody } from '../calls/error-body.ts';
import { refuse } from '../calls/refusal.ts';

/** Of what Node could not read there was too much of something; all else is malformed. */
const overflow = /_OVERFLOW$/;

/**
 * The statuses that are not those of our codes. A browser sends by itself again what met 408 on a connection that had waited for
 * too long; 431 says that no body was too large.
 */
const statuses: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Answers what Node could not read as a request, such as headers that are too large, by the contract's error body, and closes
 * the connection. No route or hook sees it, and nobody knows yet whether it is a person who asks.
 *
 * @param headers those of every answer
 */
export function answerUnread(
  headers: Readonly<Record<string, string>>,
  requestId: string,
  { code }: Pick<ConnectionError, 'code'>,
  socket: Socket,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refuse(overflow.test(code) ? 'too_large' : 'bad_request');
  const status = statuses.get(code) ?? refusal.status;
  const body = JSON.stringify(errorBody(refusal, requestId));
  const lines = Object.entries({
    ...headers,
    ...privateCaching,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
