import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Developed, DevelopOrder } from './develop-order.ts';

/** Where what strangers send is decoded: outside of the server's process, so that a crash or a bomb takes nothing with it. */
export interface Darkroom {
  develop(order: DevelopOrder): Promise<Developed>;
  close(): void;
}

export interface DarkroomWishes {
  /** Photos that are developed side by side. */
  places?: number;
  /** Milliseconds for one photo; whoever takes longer is stopped. */
  timeLimit?: number;
}

/** Milliseconds that an idle process is kept: its memory is wanted elsewhere. */
const KEPT_IDLE = 30_000;

/** The process' own file: beside this one in the sources, beside the server where that is built. */
const processFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'darkroom-process.ts' : 'darkroom.js',
);

/** A darkroom of so many processes, each started when it is first needed; further photos wait for one that is free. */
export function createDarkroom({ places = 2, timeLimit = 5_000 }: DarkroomWishes = {}): Darkroom {
  const free = Array.from({ length: places }, () => createPlace(timeLimit));
  const all = [...free];
  const waiting: ((place: Place) => void)[] = [];
  return {
    async develop(order) {
      const place = free.pop() ?? (await new Promise<Place>((resolve) => waiting.push(resolve)));
      try {
        return await place.develop(order);
      } finally {
        const next = waiting.shift();
        if (next) next(place);
        else free.push(place);
      }
    },
    close: () => all.forEach((place) => place.close()),
  };
}

interface Place {
  develop(order: DevelopOrder): Promise<Developed>;
  close(): void;
}

/** One process at a time, begun when there is work and begun anew after it died. */
function createPlace(timeLimit: number): Place {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = null;
  };

  async function ready(): Promise<ChildProcess> {
    if (running?.connected) return running;
    const child = await begin();
    child.once('exit', () => {
      if (running === child) running = null;
    });
    return (running = child);
  }

  return {
    close,
    async develop(order) {
      clearTimeout(idle);
      const child = await ready();
      try {
        return await answerOf(child, order, timeLimit);
      } finally {
        idle = setTimeout(close, KEPT_IDLE).unref();
        child.unref();
        child.channel?.unref();
      }
    },
  };
}

/** Starts a process that knows nothing of the server: no key, no address, no file of its own. */
function begin(): Promise<ChildProcess> {
  const child = fork(processFile, {
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The process that develops photos does not start.'));
    child.once('error', reject);
    child.once('exit', fail);
    child.once('message', () => {
      child.off('exit', fail);
      resolve(child);
    });
  });
}

/** A file on which the process dies or takes too long is one that cannot be read. */
function answerOf(child: ChildProcess, order: DevelopOrder, timeLimit: number): Promise<Developed> {
  return new Promise((resolve) => {
    const settle = (developed: Developed): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', died);
      resolve(developed);
    };
    const died = (): void => settle({ ok: false, refusal: 'photo_unreadable' });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.ref();
    child.channel?.ref();
    child.on('message', settle).on('exit', died);
    child.send(order);
  });
}
