/** Megabytes that a Node process holds after it has thrown away what it no longer needs. */
export interface Held {
  /** Its own values and the buffers behind them. */
  values: number;
  /** All that the system has given it. */
  resident: number;
}

const MEGABYTE = 1_048_576;

/**
 * Asks a process that was started with `--inspect=<port>`.
 *
 * @throws where it does not answer
 */
export async function heldMemory(port: number): Promise<Held> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const inspector = await open(targets[0]!.webSocketDebuggerUrl);
  try {
    // What the first round frees may be all that holds something else.
    for (let round = 0; round < 3; round += 1) await inspector.ask('HeapProfiler.collectGarbage');
    const expression = 'JSON.stringify(process.memoryUsage())';
    const answer = (await inspector.ask('Runtime.evaluate', { expression })) as { result: { value: string } };
    const { heapUsed, external, rss } = JSON.parse(answer.result.value) as NodeJS.MemoryUsage;
    return { values: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE };
  } finally {
    inspector.close();
  }
}

async function open(address: string) {
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  let last = 0;
  return {
    ask: (method: string, params: object = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        const hear = ({ data }: MessageEvent): void => {
          const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
          if (answer.id !== id) return;
          socket.removeEventListener('message', hear);
          if (answer.error) reject(new Error(answer.error.message));
          else resolve(answer.result);
        };
        socket.addEventListener('message', hear);
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
