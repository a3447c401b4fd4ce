import { refuse, type CallRefusal } from '../calls/refusal.ts';

/** Who sends an upload: a member, and from where (`network-of.ts`). */
export interface UploadSender {
  member: string;
  line: string;
  network: string;
}

export interface UploadGateLimits {
  /** Bytes of uploads in memory at once: of all members, of each, and of all who share a line or a network. */
  most: Record<'all' | keyof UploadSender, number>;
  /** Milliseconds that somebody waits for room. */
  patience: number;
}

/** Keeps small what uploads take of the memory at once; who comes later waits before any byte is read. */
export interface UploadGate {
  /**
   * Waits for room, which is free again when the request has ended, and the work on it.
   *
   * @param bytes the most that the body may turn out to have
   * @throws rate_limited where none came free in time, bad_request where the request ended before
   */
  enter(sender: UploadSender, bytes: number, end: AbortSignal): Promise<void>;
}

/** The gate of one process, nobody inside. */
export function createUploadGate({ most, patience }: UploadGateLimits): UploadGate {
  const inside = new Map<string, number>();
  const waiting = new Set<{ sender: UploadSender; bytes: number; admit(): void }>();
  const bytesIn = (share: string): number => inside.get(share) ?? 0;
  const hasRoom = (sender: UploadSender, bytes: number): boolean =>
    sharesOf(sender).every(([share, kind]) => bytesIn(share) + bytes <= most[kind]);

  function take(sender: UploadSender, bytes: number, end: AbortSignal): void {
    for (const [share] of sharesOf(sender)) inside.set(share, bytesIn(share) + bytes);
    end.addEventListener('abort', () => leave(sender, bytes), { once: true });
  }

  function leave(sender: UploadSender, bytes: number): void {
    for (const [share] of sharesOf(sender)) {
      if (bytesIn(share) === bytes) inside.delete(share);
      else inside.set(share, bytesIn(share) - bytes);
    }
    for (const next of waiting) if (hasRoom(next.sender, next.bytes)) next.admit();
  }

  const wait = (sender: UploadSender, bytes: number, end: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => giveUp(refuse('rate_limited', { minutes: 1 })), patience);
      const gone = (): void => giveUp(refuse('bad_request'));
      const place = {
        sender,
        bytes,
        admit() {
          stopWaiting();
          take(sender, bytes, end);
          resolve();
        },
      };
      function stopWaiting(): void {
        clearTimeout(late);
        end.removeEventListener('abort', gone);
        waiting.delete(place);
      }
      function giveUp(refusal: CallRefusal): void {
        stopWaiting();
        reject(refusal);
      }
      end.addEventListener('abort', gone);
      waiting.add(place);
    });

  return {
    async enter(sender, bytes, end) {
      if (end.aborted) throw refuse('bad_request');
      if (hasRoom(sender, bytes)) return take(sender, bytes, end);
      await wait(sender, bytes, end);
      if (end.aborted) throw refuse('bad_request');
    },
  };
}

/** What an upload takes its room from: that of all, and its sender's own shares of it. */
const sharesOf = ({ member, line, network }: UploadSender) =>
  [
    ['all', 'all'],
    [`member ${member}`, 'member'],
    [`line ${line}`, 'line'],
    [`network ${network}`, 'network'],
  ] as const;
