import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { developmentPolicy } from './development-policy.ts';

/** Passes a request on to our own server behind the port, streams the answer back, and opens its policy to Vite's client. */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const socket = `ws://${headers.host}`;
  const behind = request({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
    const policy = found.headers['content-security-policy'];
    const opened = policy ? { 'content-security-policy': developmentPolicy(String(policy), socket) } : {};
    answer.writeHead(found.statusCode ?? 502, { ...found.headers, ...opened });
    answer.flushHeaders();
    found.pipe(answer);
  });
  behind.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end('The server is not there yet.');
  });
  answer.on('close', () => behind.destroy());
  incoming.pipe(behind);
}
