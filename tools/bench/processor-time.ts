import { readFile, readdir } from 'node:fs/promises';

/** Ticks a second in /proc, fixed by the kernel's interface on Linux. */
const TICKS = 100;

interface Usage {
  parent: number;
  milliseconds: number;
}

/** Processor time that a process has used, its children counted with it; what they used before they ended is in theirs. */
export async function processorTime(pid: number): Promise<number> {
  const all = await usages();
  const family = (member: number): number =>
    (all.get(member)?.milliseconds ?? 0) +
    [...all].filter(([, { parent }]) => parent === member).reduce((sum, [child]) => sum + family(child), 0);
  return family(pid);
}

/** The process that started this one; PostgreSQL's main process, asked of one of its connections. */
export async function parentOf(pid: number): Promise<number> {
  const usage = (await usages()).get(pid);
  if (!usage) throw new Error(`There is no process ${pid}`);
  return usage.parent;
}

async function usages(): Promise<Map<number, Usage>> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const entries = await Promise.all(pids.map(async (pid) => [pid, await usageOf(pid)] as const));
  return new Map(entries.flatMap(([pid, usage]) => (usage ? [[pid, usage] as const] : [])));
}

/** The name in the second field may hold blanks and brackets: fields are counted from its end. Null where it has ended. */
async function usageOf(pid: number): Promise<Usage | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
  return { parent, milliseconds: ((user + system) * 1_000) / TICKS };
}
