import { readFile } from 'node:fs/promises';
import { codeOf } from '../code-of.ts';

/** A process, told from a later one with the same id by its start. */
export interface ProcessMark {
  pid: number;
  /** Clock ticks since the machine started, as Linux counts them; empty where the system does not tell. */
  started: string;
}

/** The mark of the process that runs this. */
export async function thisProcess(): Promise<ProcessMark> {
  return { pid: process.pid, started: (await startOf(process.pid)) ?? '' };
}

/** Whether the very process still runs. */
export async function isAlive({ pid, started }: ProcessMark): Promise<boolean> {
  if (!exists(pid)) return false;
  const found = await startOf(pid);
  return found === null || started === '' || found === started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Field 22 of /proc/{pid}/stat; the name in field 2 may hold blanks, so counting begins after its closing bracket. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
