import { Agent, request, type IncomingMessage } from 'node:http';

export interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Client {
  send(asked: Asked): Promise<Answer>;
  /** An answer that does not end, such as the live stream. */
  open(asked: Asked): Promise<IncomingMessage>;
  close(): void;
}

/** Speaks to a server of this machine under a host's name, over connections that stay open. */
export function client(port: number, host: string, headers: Record<string, string> = {}): Client {
  const agent = new Agent({ keepAlive: true });

  function open({ method = 'GET', path, body, headers: more }: Asked): Promise<IncomingMessage> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const all = { host: `${host}:${port}`, 'x-request-type': 'client', ...json, ...headers, ...more };
    return new Promise((resolve, reject) => {
      request({ agent, host: '127.0.0.1', port, path, method, headers: all }, resolve).on('error', reject).end(payload);
    });
  }

  return {
    open,
    async send(asked) {
      const response = await open(asked);
      let text = '';
      response.setEncoding('utf8');
      for await (const chunk of response) text += chunk;
      const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
      return { status: response.statusCode ?? 0, text, cookies };
    },
    close: () => agent.destroy(),
  };
}
