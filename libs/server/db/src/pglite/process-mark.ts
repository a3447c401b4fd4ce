import { readFile } from 'node:fs/promises';
import { codeOf } from '@parlour/server-node/code-of';

/** A process, told from a later one with the same id by its start. */
export interface ProcessMark {
  pid: number;
  /** Clock ticks since the machine started, as Linux counts them; empty where the system does not tell. */
  started: string;
}

/** The mark of the process that runs this. */
export async function thisProcess(): Promise<ProcessMark> {
  return { pid: process.pid, started: (await statusOf(process.pid))?.started ?? '' };
}

/** Whether the very process still runs; one that has ended and waits for its parent to hear of it does not. */
export async function isAlive({ pid, started }: ProcessMark): Promise<boolean> {
  if (!exists(pid)) return false;
  const found = await statusOf(pid);
  if (!found) return true;
  return !hasEnded.test(found.state) && (started === '' || found.started === started);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** As `man proc_pid_stat` names them: a zombie, and two for dead. */
const hasEnded = /^[ZXx]$/;

/** Fields 3 and 22 of /proc/{pid}/stat; the name in field 2 may hold blanks, so counting begins after its closing bracket. */
async function statusOf(pid: number): Promise<{ state: string; started: string } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state && started ? { state, started } : null;
  } catch {
    return null;
  }
}
