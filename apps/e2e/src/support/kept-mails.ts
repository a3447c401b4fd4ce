import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from './sites.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  locale: string;
}

/** Waits for a mail to somebody, as the demo keeps it, and gives the newest. */
export async function mailTo(brand: string, address: string): Promise<Mail> {
  let newest: Mail | undefined;
  await expect
    .poll(async () => (newest = (await mails(brand)).findLast(({ to }) => to === address)), {
      message: `a mail to ${address}`,
      timeout: 30_000,
    })
    .toBeDefined();
  return newest!;
}

/** The link of a mail that leads to this page. */
export function linkIn({ text, subject }: Mail, page: string): string {
  const link = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([found]) => found)
    .find((found) => new URL(found).pathname.endsWith(page));
  if (!link) throw new Error(`The mail "${subject}" has no link to ${page}`);
  return link;
}

/** Oldest first: their names grow with time. */
async function mails(brand: string): Promise<Mail[]> {
  const folder = path.join(dataFolder(), 'mails', brand);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail));
}
