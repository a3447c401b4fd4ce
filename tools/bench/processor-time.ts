import { readFile, readdir } from 'node:fs/promises';

/** Ticks a second in `stat`, fixed by the kernel's interface on Linux. */
const TICKS = 100;

/** Processor time in milliseconds that these processes have used so far, all their threads together. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** A process with all that it started, and so on: the main process of PostgreSQL with its connections. */
export async function familyOf(pid: number): Promise<number[]> {
  const processes = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(processes.map(parentOf));
  const below = (parent: number): number[] =>
    processes.filter((_, position) => parents[position] === parent).flatMap((child) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

/** The process that started this one; 0 where it has ended. */
export const parentOf = async (pid: number): Promise<number> => (await fieldsOf(pid))?.[1] ?? 0;

/** In nanoseconds from each thread's `schedstat`, else in ticks from `stat`; 0 for a process that has ended. */
async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => null)),
  );
  const known = texts.filter((text) => text !== null);
  if (known.length > 0) return known.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1_000_000, 0);
  const fields = await fieldsOf(pid);
  return (((fields?.[11] ?? 0) + (fields?.[12] ?? 0)) * 1_000) / TICKS;
}

/** What follows the name in `stat`, which may hold blanks and brackets itself. */
async function fieldsOf(pid: number): Promise<number[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return (
    text
      ?.slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number) ?? null
  );
}
