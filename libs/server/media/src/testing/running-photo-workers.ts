import { readdir, readFile } from 'node:fs/promises';

/** The photo workers that this process began, and the most bytes of memory that each ever had; Linux alone tells them. */
export async function runningPhotoWorkers(): Promise<Map<string, number>> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(ids.map(async (id) => [id, await peakOf(id)] as const));
  return new Map(found.filter((one): one is [string, number] => one[1] !== null));
}

/** Null for processes of another kind or of somebody else, and for those that are gone by now. */
async function peakOf(id: string): Promise<number | null> {
  try {
    const [command, status] = await Promise.all(
      ['cmdline', 'status'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8')),
    );
    const [parent, peak] = ['PPid', 'VmHWM'].map((name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status!)?.[1]));
    return parent === process.pid && command!.includes('photo-worker') ? peak! * 1024 : null;
  } catch {
    return null;
  }
}
