import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as aMoment } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request of which the server has the head, and nothing else yet. */
export interface Arrived {
  /** Breaks the connection off, and waits until the server has seen it. */
  leave(): Promise<void>;
  /** Sends a part of the body, and waits until the server has read all of it. */
  write(part: string): Promise<void>;
  /** Rejected where the connection is broken off. */
  answer: Promise<IncomingMessage>;
  /** Sends the body, or the rest of it; answers the status. */
  send(body: string): Promise<number | undefined>;
}

/** Sends the head of a request to a server that listens, over a connection of its own. */
export async function arrive(app: FastifyInstance, options: RequestOptions): Promise<Arrived> {
  const { address, port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'request');
  const outgoing = request({ host: address, port, agent: false, ...options });
  outgoing.on('error', () => {}).flushHeaders();
  const [incoming, response] = (await arrived) as [IncomingMessage, ServerResponse];
  const answer = once(outgoing, 'response').then(([answered]) => answered as IncomingMessage);
  answer.catch(() => {});
  return {
    answer,
    async leave() {
      const gone = once(response, 'close');
      outgoing.destroy();
      await gone;
    },
    async write(part) {
      const all = incoming.socket.bytesRead + part.length;
      outgoing.write(part);
      while (incoming.socket.bytesRead < all) await aMoment();
    },
    async send(body) {
      outgoing.end(body);
      return (await answer).resume().statusCode;
    },
  };
}
