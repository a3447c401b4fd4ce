import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

const folder = '/dev/shm';
/** What Linux calls a file system that is kept in memory (statfs(2)). */
const TMPFS = 0x01021994;
/** Bytes: some databases of 10 MB each and 256 MB of log, and as much again for whoever else is there. */
const ROOM = 2 ** 30;

/**
 * A folder in memory, where the machine has one with room. Each of 300 files of tests makes and drops a database of its
 * own, and ext4 looks long for an inode that was not freed just before. That took two thirds of a run's work on
 * PostgreSQL (measured: 14.5 s of 19 in the kernel on disk, 1.7 in memory).
 */
export async function memoryFolder(): Promise<string | undefined> {
  const found = await statfs(folder).catch(() => null);
  const hasRoom = found !== null && found.bavail * found.bsize > ROOM && freemem() > 2 * ROOM;
  return hasRoom && found.type === TMPFS ? folder : undefined;
}
