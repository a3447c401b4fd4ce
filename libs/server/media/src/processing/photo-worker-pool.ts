import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { SECOND } from '@parlour/models/durations';
import { refuseForNow } from '@parlour/server-kit/calls/refusal';
import type { ProcessedPhoto, ProcessingOrder } from './processing-order.ts';

/** Decodes what strangers send: outside of the server's process, so that a crash or a bomb takes nothing with it. */
export interface PhotoWorkerPool {
  /** @throws `refuseForNow` where the machine was too busy for it, somebody else ended the worker, or the pool is closed */
  processPhoto(order: ProcessingOrder): Promise<ProcessedPhoto>;
  /** Ends the workers; what is under way or waits is refused, and none is begun anew. */
  close(): void;
}

export interface PhotoWorkerPoolWishes {
  /** Photos that are processed side by side, each by a worker of its own. */
  workers?: number;
  /** Milliseconds of computing for one photo; what takes more cannot be read. */
  workLimit?: number;
  /** Milliseconds, with the start of a worker, until it is given up all the same: the machine was busy, which says nothing about the photo. */
  timeLimit?: number;
}

/** Milliseconds that an idle worker is kept: its memory is wanted elsewhere. */
const KEPT_IDLE = 30 * SECOND;

/** How others end a process, this one among them. One that ends over its photo crashes, or ends itself in another way. */
const othersSignals: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The worker's own file: beside this one in the sources, beside the server where that is built. */
const workerFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'photo-worker.ts' : 'photo-worker.js',
);

/** A pool of so many workers, each started when it is first needed; further photos wait for one that is free. */
export function createPhotoWorkerPool(wishes: PhotoWorkerPoolWishes = {}): PhotoWorkerPool {
  const { workers = 2, workLimit = 5 * SECOND, timeLimit = 20 * SECOND } = wishes;
  const free = Array.from({ length: workers }, () => createWorker({ workLimit, timeLimit }));
  const all = [...free];
  const waiting: ((worker: PhotoWorker) => void)[] = [];
  let isClosed = false;
  return {
    async processPhoto(order) {
      const worker = free.pop() ?? (await new Promise<PhotoWorker>((resolve) => waiting.push(resolve)));
      try {
        if (isClosed) throw refuseForNow(new Error('the photo workers are closed'));
        return await worker.processPhoto(order);
      } finally {
        const next = waiting.shift();
        if (next) next(worker);
        else free.push(worker);
      }
    },
    close() {
      isClosed = true;
      all.forEach((worker) => worker.close());
    },
  };
}

interface PhotoWorker {
  processPhoto(order: ProcessingOrder): Promise<ProcessedPhoto>;
  close(): void;
}

type Limits = Required<Pick<PhotoWorkerPoolWishes, 'workLimit' | 'timeLimit'>>;

/** A process, which may be sent a photo as soon as it is ready. */
interface BegunProcess {
  child: ChildProcess;
  ready: Promise<void>;
}

/** One process at a time, begun when there is work and begun anew after it died. */
function createWorker({ workLimit, timeLimit }: Limits): PhotoWorker {
  let running: BegunProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(idle);
    running?.child.kill('SIGKILL');
    running = null;
  };

  function findOrBegin(): BegunProcess {
    if (running?.child.connected) return running;
    const begun = begin(workLimit);
    const forget = (): void => {
      if (running === begun) running = null;
    };
    begun.child.once('exit', forget).once('error', forget);
    return (running = begun);
  }

  return {
    close,
    async processPhoto(order) {
      clearTimeout(idle);
      const { child, ready } = findOrBegin();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, timeLimit);
      try {
        await ready;
        return await answerOf(child, order);
      } catch (error) {
        throw isLate ? refuseForNow(new Error('a photo was not processed in time')) : error;
      } finally {
        clearTimeout(timer);
        idle = setTimeout(close, KEPT_IDLE).unref();
        child.unref();
        child.channel?.unref();
      }
    },
  };
}

/**
 * Starts a process that knows nothing of the server: no key, no address, no file of its own. It ends itself where it works too
 * long.
 */
function begin(workLimit: number): BegunProcess {
  const child = fork(workerFile, [String(workLimit)], {
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (_code: number | null, signal: NodeJS.Signals | null): void => {
      const failure = new Error('The photo worker does not start.');
      reject(othersSignals.has(signal) ? refuseForNow(failure) : failure);
    };
    child.once('error', reject);
    child.once('exit', fail);
    child.once('message', () => {
      child.off('exit', fail);
      resolve();
    });
  });
  return { child, ready };
}

/** A file on which the process dies is one that cannot be read; where others ended it, nobody knows. */
function answerOf(child: ChildProcess, order: ProcessingOrder): Promise<ProcessedPhoto> {
  return new Promise((resolve, reject) => {
    const end = (): void => void child.off('message', settle).off('exit', died);
    const settle = (processed: ProcessedPhoto): void => (end(), resolve(processed));
    const died = (_code: number | null, signal: NodeJS.Signals | null): void => {
      if (!othersSignals.has(signal)) return settle({ ok: false, refusal: 'photo_unreadable' });
      end();
      reject(refuseForNow(new Error('a photo worker was killed')));
    };
    child.ref();
    child.channel?.ref();
    child.on('message', settle).on('exit', died);
    child.send(order);
  });
}
