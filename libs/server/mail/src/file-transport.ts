import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { LocaleCode } from '@parlour/contract/types/scalars';
import type { MailTransport } from './transport.ts';

const KeptMail = z.object({
  id: z.uuid(),
  sent_at: z.string(),
  brand: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  locale: LocaleCode,
  headers: z.record(z.string(), z.string()).optional(),
});
export type KeptMail = z.output<typeof KeptMail>;

const folderOf = (directory: string, brand: string) => path.join(directory, brand);

/** Keeps mails as files, a folder a brand: how the demonstration sends them. */
export const fileTransport = (directory: string): MailTransport => ({
  async send(mail) {
    const folder = folderOf(directory, mail.brand);
    const kept: KeptMail = { ...mail, id: uuid(), sent_at: new Date().toISOString() };
    const file = path.join(folder, `${kept.id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.part`, file);
  },
});

/** The newest mails of a brand; ids grow with time. */
export async function listKeptMails(directory: string, brand: string, limit: number): Promise<KeptMail[]> {
  const names = await readdir(folderOf(directory, brand)).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .reverse()
    .slice(0, limit);
  const mails = await Promise.all(newest.map((name) => readKeptMail(directory, brand, name.slice(0, -'.json'.length))));
  return mails.filter((mail) => mail !== null);
}

/** One mail; null where there is none of that id, or none that can be read. */
export async function readKeptMail(directory: string, brand: string, id: string): Promise<KeptMail | null> {
  if (!z.uuid().safeParse(id).success) return null;
  try {
    return KeptMail.parse(JSON.parse(await readFile(path.join(folderOf(directory, brand), `${id}.json`), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Removes every mail of a brand that was kept for an address or is answered there. A file that cannot be read goes too,
 * for it may be one of them. A mail that is being written meanwhile fails, and its job sends it again.
 */
export async function forgetKeptMails(directory: string, brand: string, address: string): Promise<void> {
  const folder = folderOf(directory, brand);
  for (const name of await readdir(folder).catch(() => [])) {
    const mail = await readKeptMail(directory, brand, name.replace(/\.json$/, ''));
    const addresses = [mail?.to, mail?.replyTo].map((one) => one?.toLowerCase());
    if (!mail || addresses.includes(address.toLowerCase())) await rm(path.join(folder, name), { force: true });
  }
}
