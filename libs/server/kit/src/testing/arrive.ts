import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request of which the server has the head, and nothing else yet. */
export interface Arrived {
  /** Breaks the connection off, and waits until the server has seen it. */
  leave(): Promise<void>;
  /** Sends the body; answers the status. */
  send(body: string): Promise<number | undefined>;
}

/** Sends the head of a request to a server that listens, over a connection of its own. */
export async function arrive(app: FastifyInstance, options: RequestOptions): Promise<Arrived> {
  const { address, port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'request');
  const outgoing = request({ host: address, port, agent: false, ...options });
  outgoing.on('error', () => {}).flushHeaders();
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  return {
    async leave() {
      const gone = once(response, 'close');
      outgoing.destroy();
      await gone;
    },
    async send(body) {
      const answered = once(outgoing.end(body), 'response');
      return ((await answered) as [IncomingMessage])[0].resume().statusCode;
    },
  };
}
